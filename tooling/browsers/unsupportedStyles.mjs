import { createRequire } from 'node:module';
import styledSyntax from 'postcss-styled-syntax';
import postcss from 'postcss';
import { missingIn } from './missingIn.mjs';

const {
  properties,
  types,
  selectors,
  'at-rules': atRules,
} = createRequire(import.meta.url)('@mdn/browser-compat-data').css;

/** A property whose values have no effect is none. */
const missing = (feature) => missingIn(feature, { partly: false });

const ABOUT = '__compat';

/** Functions and words of values, wherever the data has them: it sorts them by what they are for. */
const ofValues = new Map();
const collect = (features) => {
  for (const [name, feature] of Object.entries(features)) {
    if (name === ABOUT) continue;
    if (!ofValues.has(name)) ofValues.set(name, feature);
    collect(feature);
  }
};
collect(types);

const { length: units } = types;

/** The data has the units of containers, and of the three kinds of viewport, as one feature each. */
const KINDS = [
  { unit: /^cq(w|h|i|b|min|max)$/, feature: units.container_query_length_units },
  { unit: /^dv(w|h|i|b|min|max)$/, feature: units.viewport_percentage_units_dynamic },
  { unit: /^sv(w|h|i|b|min|max)$/, feature: units.viewport_percentage_units_small },
  { unit: /^lv(w|h|i|b|min|max)$/, feature: units.viewport_percentage_units_large },
];
const ofUnit = (name) => units[name] ?? KINDS.find(({ unit }) => unit.test(name))?.feature;

/** What the value of a declaration is made of, as [name, data]. */
const ofValue = (prop, value) => [
  ...[...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name]) => [`${name}()`, ofValues.get(name)]),
  ...[...value.matchAll(/[\d.}]([a-z]{2,5})\b/g)].map(([, unit]) => [unit, ofUnit(unit)]),
  ...[...value.matchAll(/(?<![\w$.-])([a-z][a-z-]+)(?![\w(.-])/g)].map(([, word]) => [
    `${prop}: ${word}`,
    properties[prop]?.[word],
  ]),
];

const isSupports = ({ type, name }) => type === 'atrule' && name === 'supports';
const isAsked = (node) => Boolean(node) && (isSupports(node) || isAsked(node.parent));

/** Declarations of the same rule that stand in for one: the property with a prefix, or an older value before it. */
const siblings = ({ parent, prop }) =>
  parent.nodes.filter((node) => node.type === 'decl' && node.prop.replace(/^-webkit-/, '') === prop);

function ofDeclaration(node) {
  const { prop, value } = node;
  const own = missing(properties[prop]);
  if (own.length > 0) return siblings(node).some((each) => each.prop !== prop) ? [] : [{ what: prop, missing: own }];
  const lacking = (text) =>
    ofValue(prop, text)
      .map(([what, data]) => ({ what, missing: missing(data) }))
      .filter((each) => each.missing.length > 0);
  const before = siblings(node).slice(0, siblings(node).indexOf(node));
  return before.some((each) => lacking(each.value).length === 0) ? [] : lacking(value);
}

const ofSelector = ({ selector }) =>
  [...selector.matchAll(/::?([a-z-]+)/g)].map(([whole, name]) => ({ what: whole, missing: missing(selectors[name]) }));

const ofAtRule = ({ name, params }) => [
  { what: `@${name}`, missing: missing(atRules[name]) },
  ...[...params.matchAll(/\(([a-z-]+)/g)].map(([, feature]) => ({
    what: `@${name} (${feature})`,
    missing: missing(atRules[name]?.[feature]),
  })),
];

const finders = { decl: ofDeclaration, rule: ofSelector, atrule: ofAtRule };

/**
 * What the styles of a file use that an oldest supported browser lacks and that has nothing in its place: neither
 * `@supports` around it, nor the property with a prefix, nor an older value of it before.
 * @param {string} path a style sheet, or a module with templates of styled-components
 * @param {string} text
 * @returns {{ line: number, what: string, missing: string[] }[]}
 */
export function unsupportedStyles(path, text) {
  const root = path.endsWith('.css') ? postcss.parse(text) : styledSyntax.parse(text, { from: path });
  const found = [];
  root.walk((node) => {
    if (isAsked(node)) return;
    for (const use of finders[node.type]?.(node) ?? [])
      if (use.missing.length > 0) found.push({ line: node.source.start.line, ...use });
  });
  return found;
}
