import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const { compilerOptions } = JSON.parse(readFileSync(new URL('../../tsconfig.base.json', import.meta.url), 'utf8'));
const workspacePaths = new Map(
  Object.entries(compilerOptions.paths).map(([name, [path]]) => [name, path.replace('./packages/', '')]),
);

/** Where an import leads: a path inside packages/ without its extension, or the name of a library. */
function destination(from, specifier) {
  const path = workspacePaths.get(specifier);
  if (path) return { path: path.replace(/\.tsx?$/, '') };
  if (!specifier.startsWith('.')) return { library: specifier };
  return { path: posix.join(posix.dirname(from), specifier).replace(/\.[tj]sx?$/, '') };
}

const isTypeOnly = (node) => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause || clause.isTypeOnly) return Boolean(clause);
  const named = clause.namedBindings;
  return !clause.name && named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly);
};

/** The names that an import takes of a file, or a re-export hands on; undefined where it may be any. */
function namesOf(node) {
  const named = ts.isExportDeclaration(node) ? node.exportClause : node.importClause?.namedBindings;
  if (!named || node.importClause?.name || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return undefined;
  const elements = /** @type {readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]} */ (named.elements);
  return elements.map(({ name, propertyName }) => ({ inside: (propertyName ?? name).text, outside: name.text }));
}

/** Of a dynamic import. */
const NOTHING_SAID = { typeOnly: false, names: undefined, isExport: false };

/** The imports and re-exports of a file, dynamic ones included. */
export function importsOf({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found = [];
  const add = (literal, { typeOnly, names, isExport } = NOTHING_SAID) => {
    const specifier = literal.text;
    found.push({ specifier, typeOnly: Boolean(typeOnly), names, isExport, ...destination(path, specifier) });
  };
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      add(node.moduleSpecifier, {
        typeOnly: isTypeOnly(node),
        names: namesOf(node),
        isExport: ts.isExportDeclaration(node),
      });
    const [argument] = node.arguments ?? [];
    if (node.expression?.kind === ts.SyntaxKind.ImportKeyword && argument && ts.isStringLiteral(argument))
      add(argument);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
