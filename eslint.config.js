// What ESLint checks: the scripts of the browser, and their tests, which run under Node.js with fakes of the browser.
import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["build/", "**/.venv/"] },
  {
    files: ["**/*.js", "**/*.mjs"],
    ...js.configs.recommended,
    rules: {
      ...js.configs.recommended.rules,
      curly: "error",
      "max-len": ["error", { code: 130 }],
      "no-shadow": "error",
      "no-unused-vars": "error",
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  { files: ["fondaco/server/static/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["tests/static/*.mjs"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
