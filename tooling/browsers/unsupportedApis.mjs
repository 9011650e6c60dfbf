import { createRequire } from 'node:module';
import ts from 'typescript';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { missingIn } from './missingIn.mjs';

// Not by import: Vite would read the whole of it as a module.
const { api, javascript, html } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { Intl: intl, ...builtins } = javascript.builtins;

/** What has members: interfaces, built-in objects, and those of Intl. */
const owners = new Map(Object.entries({ ...api, ...builtins, ...intl, Intl: intl }));
/** TypeScript's names of what is one thing in the data. */
const SAME = { ReadonlyArray: 'Array', ReadonlyMap: 'Map', ReadonlySet: 'Set', Body: 'Response' };

/** A member of an owner in the data: static ones have a name of their own there. */
const memberOf = (owner, name, isStatic) =>
  (isStatic && owner[`${name}_static`]) || owner[name] || owner[`${name}_static`];

const lacksAny = (feature) => missingIn(feature).length > 0;

/** Names that are missing somewhere: of these alone the compiler is asked what they stand for. */
const missing = { globals: new Set(), members: new Set() };
for (const [name, owner] of owners) {
  if (lacksAny(owner)) missing.globals.add(name);
  // Where the whole interface is missing, nobody gets as far as its members.
  if (lacksAny(owner)) continue;
  const names = name === 'Window' ? missing.globals : missing.members;
  for (const [key, member] of Object.entries(owner)) if (lacksAny(member)) names.add(key.replace(/_static$/, ''));
}

/** Who lacks what several owners have: nobody, unless each of them lacks it somewhere. */
function lackingAll(key) {
  const all = [...owners.values()].filter((owner) => owner[key]).map((owner) => missingIn(owner[key]));
  return all.every((each) => each.length > 0) ? (all[0] ?? []) : [];
}

/** Who lacks a member, also one of an interface that only TypeScript has, such as a mixin. */
function lacking(owner, name, isStatic) {
  const known = owners.get(SAME[owner] ?? owner);
  return known ? missingIn(memberOf(known, name, isStatic)) : lackingAll(name);
}

/** What a name of the browser's or the language's own types stands for, and who lacks it. */
function foundOf(name, declaration) {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = parent.name.text.replace(/Constructor$/, '');
    return { what: `${owner}.${name}`, missing: lacking(owner, name, owner !== parent.name.text) };
  }
  // `declare var URL: { canParse(…) … }`.
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    const owner = parent.parent.name.getText();
    return { what: `${owner}.${name}`, missing: lacking(owner, name, true) };
  }
  return {
    what: ts.isModuleBlock(parent) ? `Intl.${name}` : name,
    missing: missingIn(owners.get(name) ?? api.Window[name]),
  };
}

const isOfPlatform = (declaration) => /\/typescript\/lib\/lib\./.test(declaration.getSourceFile().fileName);

/** `a.name`, `{ name } = a`, or a name that stands alone. */
function isSuspect(node) {
  const { parent, text } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return missing.members.has(text) || missing.globals.has(text);
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) return missing.members.has(text);
  return missing.globals.has(text);
}

function ofName(node, checker) {
  if (!ts.isIdentifier(node) || !isSuspect(node)) return undefined;
  const { parent } = node;
  const symbol = ts.isBindingElement(parent)
    ? checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), node.text)
    : checker.getSymbolAtLocation(node);
  const declaration = symbol?.declarations?.find(isOfPlatform);
  return declaration && foundOf(node.text, declaration);
}

/** `<button popoverTarget>`: an attribute of a plain element. */
function ofAttribute(node) {
  if (!ts.isJsxAttribute(node) || !ts.isIdentifier(node.parent.parent.tagName)) return undefined;
  const [tag, name] = [node.parent.parent.tagName.text, node.name.getText().toLowerCase()];
  const known = html.elements[tag] && (html.elements[tag][name] ?? html.global_attributes[name]);
  return known && { what: `<${tag} ${name}>`, missing: missingIn(known) };
}

/** `addEventListener('scrollend', …)`: an event that nobody sends everywhere. */
function ofEvent(node) {
  if (!ts.isCallExpression(node) || !/\baddEventListener$/.test(node.expression.getText())) return undefined;
  const [name] = node.arguments;
  if (!name || !ts.isStringLiteral(name)) return undefined;
  return { what: `the event ${name.text}`, missing: lackingAll(`${name.text}_event`) };
}

/**
 * What files use that an oldest supported browser lacks, by the compiler's types: `url.canParse` of ours is none.
 * @param {string[]} files
 * @returns {{ file: string, line: number, what: string, missing: string[] }[]}
 */
export function unsupportedApis(files) {
  const { config } = ts.readConfigFile(inRoot('tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, inRoot());
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = [];
    const visit = (node) => {
      // Types are gone when it runs.
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
      const use = ofName(node, checker) ?? ofAttribute(node) ?? ofEvent(node);
      if (use && use.missing.length > 0) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push({ file, line: line + 1, ...use });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
