"""A contract type of import-linter: some modules may import only what is listed. `.importlinter` names it."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules


class AllowedImportsContract(Contract):
    """Source modules import only allowed modules and themselves. Both lists may have wildcards."""

    type_name = "allowed_imports"

    source_modules = fields.ListField(subfield=fields.ModuleExpressionField())
    allowed_modules = fields.ListField(subfield=fields.ModuleExpressionField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        sources, allowed = (
            {module.name for module in module_expressions_to_modules(graph, expressions, as_packages=True)}  # type: ignore[arg-type]
            for expressions in (self.source_modules, self.allowed_modules)
        )
        broken = sorted(
            (source, imported, detail["line_number"])
            for source in sources
            for imported in graph.find_modules_directly_imported_by(source) - sources - allowed
            for detail in graph.get_import_details(importer=source, imported=imported)
        )
        return ContractCheck(kept=not broken, metadata={"imports": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for source, imported, line in check.metadata["imports"]:
            output.print_error(f"- {source} -> {imported} (l.{line})", bold=False)
