import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { workspaceAliases } from '../workspaceAliases.mjs';
import { docsOf } from './docsOf.mjs';

const widgets = new URL('../../packages/widgets/', import.meta.url);
const folder = new URL('src/elements/', widgets);
const read = (name) => docsOf(readFileSync(new URL(name, folder), 'utf8'));

const SCHEMA = '1.0.0';
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);

/** The tags of one kind, as the manifest describes them. */
const listed = (tags, kind, shape) => tags.filter(({ tag }) => tag === kind).map(shape);
const described = ({ name, text }) => ({ name, description: text });

const attribute =
  (properties) =>
  ({ name, type, fallback, text }) => ({
    name,
    description: text,
    type: { text: type },
    ...(fallback ? { default: `'${fallback}'` } : {}),
    fieldName:
      properties.find((property) => property.text.startsWith(`The attribute \`${name}\``))?.name ?? camel(name),
  });
const field = ({ name, type, text }) => ({ kind: 'field', name, description: text, type: { text: type } });
const method = ({ name, type, text }) => ({
  kind: 'method',
  name,
  description: text,
  return: { type: { text: type } },
});
const event = ({ name, type, text }) => ({ name, description: text, type: { text: `CustomEvent<${type}>` } });

/** The properties that go with attributes and have no tag of their own, then those that have one. */
function fields(tags) {
  const own = tags.filter(({ tag }) => tag === 'prop');
  const attributes = listed(tags, 'attr', attribute(own));
  const implied = attributes
    .filter(({ fieldName }) => !own.some(({ name }) => name === fieldName))
    .map(({ fieldName, description, type }) => ({ kind: 'field', name: fieldName, description, type }));
  return [...implied, ...own.map(field)];
}

function declaration({ description, tags }, cssProperties) {
  const tagName = tags.find(({ tag }) => tag === 'element').name;
  const properties = tags.filter(({ tag }) => tag === 'prop');
  return {
    kind: 'class',
    customElement: true,
    tagName,
    name: `${pascal(tagName)}Element`,
    description,
    attributes: listed(tags, 'attr', attribute(properties)),
    members: [...fields(tags), ...listed(tags, 'method', method)],
    events: listed(tags, 'fires', event),
    slots: listed(tags, 'slot', described),
    cssParts: listed(tags, 'csspart', described),
    cssStates: listed(tags, 'cssstate', described),
    cssProperties,
  };
}

/** The custom properties of the theme, told by its table of tokens. */
async function tokenProperties() {
  const settings = { configFile: /** @type {const} */ (false), resolve: { alias: workspaceAliases() } };
  const path = fileURLToPath(new URL('src/theme/tokenProperty.ts', widgets));
  const { module } = await runnerImport(path, settings);
  const { module: table } = await runnerImport(path.replace('tokenProperty.ts', 'tokens.ts'), settings);
  return table.TOKEN_NAMES.map((name) => ({
    name: module.tokenProperty(name),
    description: table.tokens[name].description,
    default: table.tokens[name].dark,
  }));
}

/**
 * Describes the tags by the doc comments in packages/widgets/src/elements and by the tokens: a custom elements manifest.
 * @param {string} path the module that defines them, in its package
 */
export async function customElements(path) {
  const common = read('everyElement.ts').tags;
  const properties = await tokenProperties();
  const names = readdirSync(folder).filter((name) => /^(?!every).*Element\.ts$/.test(name));
  const declarations = names.sort().map((name) => {
    const { description, tags } = read(name);
    const isProvider = name === 'providerElement.ts';
    return declaration({ description, tags: isProvider ? tags : [...tags, ...common] }, isProvider ? [] : properties);
  });
  const exports = declarations.map(({ tagName, name }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: path },
  }));
  return {
    schemaVersion: SCHEMA,
    readme: 'README.md',
    modules: [{ kind: 'javascript-module', path, declarations, exports }],
  };
}
