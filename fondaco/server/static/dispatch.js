// @ts-check
// Messages of the server, each handed to the function for its type.

/**
 * Calls the handler for the type of a message. A type without a handler is an error: page and server do not fit.
 *
 * @template {{type: string}} M
 * @param {M} message
 * @param {{[T in M["type"]]: (message: Extract<M, {type: T}>) => void}} handlers
 */
export function dispatch(message, handlers) {
  const handler = handlers[/** @type {M["type"]} */ (message.type)];
  if (!handler) {
    throw new Error(`no handler for messages of type ${message.type}`);
  }
  handler(/** @type {any} */ (message));
}
