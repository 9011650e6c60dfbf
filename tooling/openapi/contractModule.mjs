import ts from 'typescript';

/**
 * A file of the contract: its constants, under which names it takes and gives them, and what stands above its constants
 * and interfaces.
 * @typedef {{ file: string, source: ts.SourceFile, constants: Map<string, ts.Expression>, imports: Map<string, { file: string, name: string }>, exports: Map<string, string>, docs: Map<string, string> }} Module
 * @typedef {{ text: string, file: string, position: number, line: number }} DocComment
 */

const DOC_COMMENT = /\/\*\*[^]*?\*\//g;

/** @returns {Module} */
export function contractModule(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const module = { file, source, constants: new Map(), imports: new Map(), exports: new Map(), docs: new Map() };
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) addConstants(module, statement);
    if (ts.isExportDeclaration(statement)) addExports(module, statement);
    if (ts.isImportDeclaration(statement)) addImports(module, statement);
    addDoc(module, statement);
  }
  return module;
}

/** @param {Module} module @param {ts.VariableStatement} statement */
function addConstants({ constants, exports }, { declarationList, modifiers }) {
  const given = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  for (const { name, initializer } of declarationList.declarations) {
    if (initializer) constants.set(name.getText(), initializer);
    if (given) exports.set(name.getText(), name.getText());
  }
}

/** @param {Module} module @param {ts.ExportDeclaration} statement */
function addExports({ exports }, { exportClause, moduleSpecifier }) {
  if (moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName } of exportClause.elements) exports.set(name.text, (propertyName ?? name).text);
}

/** @param {Module} module @param {ts.ImportDeclaration} statement */
function addImports({ imports }, statement) {
  const from = /** @type {ts.StringLiteral} */ (statement.moduleSpecifier).text;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !from.startsWith('./')) return;
  const file = `${from.slice(2)}.ts`;
  if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { file, name: '*' });
  else
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { file, name: (propertyName ?? name).text });
}

/** @param {Module} module @param {ts.Statement} statement */
function addDoc(module, statement) {
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0] : statement;
  const name = /** @type {ts.InterfaceDeclaration} */ (declared).name?.getText();
  const comment = name && commentOf(module, statement);
  if (comment) module.docs.set(name, comment.text);
}

/** @param {ts.SourceFile} source @param {number} position */
export const lineOf = (source, position) => source.getLineAndCharacterOfPosition(position).line + 1;

const docRanges = (source, node) =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).filter(({ pos }) =>
    source.text.startsWith('/**', pos),
  );

const withoutStars = (comment) =>
  comment
    .slice(3, -2)
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @returns {DocComment} */
const commentAt = ({ file, source }, pos, end) => ({
  text: withoutStars(source.text.slice(pos, end)),
  file,
  position: pos,
  line: lineOf(source, pos),
});

/**
 * The doc comment above a field: the last one, as editors show it.
 * @param {Module} module
 * @param {ts.Node} field
 */
export function commentOf(module, field) {
  const range = docRanges(module.source, field).at(-1);
  return range && commentAt(module, range.pos, range.end);
}

/**
 * Every doc comment that does not stand above a statement of the file: it stands above a field, or is lost.
 * @param {Module} module
 */
export function innerComments(module) {
  const { source } = module;
  const above = source.statements.flatMap((statement) => docRanges(source, statement).map(({ pos }) => pos));
  return [...source.text.matchAll(DOC_COMMENT)]
    .filter(({ index }) => !above.includes(index))
    .map(({ 0: text, index }) => commentAt(module, index, index + text.length));
}
