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

/** The imports and re-exports of a file, dynamic ones included. */
export function importsOf({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found = [];
  const add = (literal, typeOnly) =>
    found.push({ specifier: literal.text, typeOnly: Boolean(typeOnly), ...destination(path, literal.text) });
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      add(node.moduleSpecifier, isTypeOnly(node));
    const [argument] = node.arguments ?? [];
    if (node.expression?.kind === ts.SyntaxKind.ImportKeyword && argument && ts.isStringLiteral(argument))
      add(argument);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
