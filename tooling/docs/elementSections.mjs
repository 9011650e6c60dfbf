import { markdownTable } from './markdownTable.mjs';

const code = (text) => `\`${text}\``;
const named = (list = []) => new Set(list.map(({ name }) => name));

/** What every element has, told once: that which all but the provider share. */
function sharedOf(elements, key) {
  const widgets = elements.filter(({ tagName }) => !tagName.endsWith('-provider'));
  const [first, ...others] = widgets;
  return (first[key] ?? []).filter(({ name }) => others.every((element) => named(element[key]).has(name)));
}

const attributeRow = ({ name, fieldName, type, default: by, description }) => [
  code(name),
  fieldName && fieldName !== name ? code(fieldName) : '',
  type?.text === 'boolean' ? 'present or not' : code(type?.text ?? 'string') + (by ? `, default ${code(by)}` : ''),
  description ?? '',
];
const detailOf = ({ type }) => /CustomEvent<(.*)>$/.exec(type?.text ?? '')?.[1]?.replace('{}', '') ?? '';
const eventRow = (event) => [code(event.name), detailOf(event) && code(detailOf(event)), event.description ?? ''];
const plainRow = ({ name, description }) => [code(name), description ?? ''];

const methodRow = ({ name, return: answer, description }) => [
  code(`${name}()`),
  code(answer?.type?.text ?? 'void'),
  description ?? '',
];
const propertyRow = ({ name, type, description }) => [code(name), code(type?.text ?? ''), description ?? ''];

/** Each kind of thing that an element has: its heads, its rows. */
const kinds = [
  { of: 'attributes', heads: ['Attribute', 'Property', 'Values', 'Meaning'], show: attributeRow },
  { of: 'properties', heads: ['Property alone', 'Type', 'Meaning'], show: propertyRow },
  { of: 'methods', heads: ['Method', 'Returns', 'Meaning'], show: methodRow },
  { of: 'events', heads: ['Event', '`detail`', 'When'], show: eventRow },
  { of: 'slots', heads: ['Slot', 'What it is for'], show: plainRow },
  { of: 'cssParts', heads: ['Part', 'What it is'], show: plainRow },
  { of: 'cssStates', heads: ['State', 'When'], show: plainRow },
];

function sorted(element) {
  const fields = named(element.attributes.map(({ fieldName, name }) => ({ name: fieldName ?? name })));
  const members = element.members ?? [];
  return {
    ...element,
    properties: members.filter(({ kind, name }) => kind === 'field' && !fields.has(name)),
    methods: members.filter(({ kind }) => kind === 'method'),
  };
}

function section(title, text, element, leaveOut) {
  const tables = kinds.map(({ of, heads, show }) => {
    const items = (element[of] ?? []).filter(({ name }) => !leaveOut[of]?.has(name));
    return items.length > 0 ? markdownTable(heads, items.map(show)) : '';
  });
  return [`### ${title}`, text, ...tables].filter(Boolean).join('\n\n');
}

/** One section for what all widgets share and one per tag, from custom-elements.json. */
export function elementSections({ elements }) {
  const all = elements.map(sorted);
  const shared = Object.fromEntries(kinds.map(({ of }) => [of, sharedOf(all, of)]));
  const told = Object.fromEntries(kinds.map(({ of }) => [of, named(shared[of])]));
  const isProvider = ({ tagName }) => tagName.endsWith('-provider');
  const own = (element) =>
    section(code(`<${element.tagName}>`), element.description, element, isProvider(element) ? {} : told);
  const order = [...all.filter((element) => !isProvider(element)), ...all.filter(isProvider)];
  return [section('Every widget', '', shared, {}), ...order.map(own)].join('\n\n');
}
