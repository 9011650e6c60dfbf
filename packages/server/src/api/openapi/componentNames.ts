import { fieldComments } from './fieldComments';
import file from './componentNames.recorded.json';
import type { Json } from './jsonSchemas';

/** Which constant of the contract stands at a place, as in `fieldComments`; `tooling/openapi/write.mjs` writes it. */
const componentNames: Readonly<Record<string, string>> = file;

/** Where a schema stands in the document. */
export interface Place {
  /** What its comments and its name are recorded under. */
  at: string;
  /** What it is called where the contract has no name for it; none: it stays where it is. */
  name: string;
  /** What it is, where the contract has no name for it. */
  words?: string;
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const inOneWord = (words: string) => words.split('_').map(capital).join('');

/** 'Matches' are of a 'Match', 'Entries' of an 'Entry'. */
const singular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ch|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

export const fieldOf = ({ at, name }: Place, field: string): Place => ({
  at: `${at}.${field}`,
  name: name && `${name}${inOneWord(field)}`,
});
export const itemOf = ({ at, name }: Place): Place => ({ at: `${at}[]`, name: singular(name) });
export const valueOf = ({ at, name }: Place): Place => ({ at: `${at}.*`, name: singular(name) });
/** The options of a union have names of their own in the contract: which one is meant no place tells. */
export const optionOf = ({ at }: Place, index: number): Place => ({ at: `${at}(${index + 1})`, name: '' });

/** The components of a call that the contract has no name for: `WalletSummary`, `WalletPayDepositBody`, `ItemsBuyResult`. */
export function partOfCall(call: string, part: 'body' | 'response', reads: boolean): Place {
  const [heading = '', own = ''] = call.split('.');
  const isDesk = heading === 'ops';
  const end = part === 'body' ? 'Body' : isDesk || !reads ? 'Result' : '';
  const name = `${isDesk ? 'Desk' : capital(heading)}${capital(own)}${end}`;
  return { at: `${call}.${part}`, name, words: `What \`${call}\` ${part === 'body' ? 'takes' : 'returns'}.` };
}

type Properties = Record<string, Json>;

/** What a schema is called wherever it stands. */
const ownName = (schema: Json, at: string) =>
  componentNames[at] ??
  (schema['x-component'] as string | undefined) ??
  String(schema['$ref'] ?? '')
    .split('/')
    .at(-1);

/** A page is called by what is on it, and an answer of the desk by what it brings: several calls return the same. */
function namedByContent({ properties }: Json, { at }: Place): Omit<Place, 'at'> | undefined {
  const fields = Object.keys((properties as Properties | undefined) ?? {}).join(' ');
  const itemName = (list: Json, place: string) => list['items'] && ownName(list['items'] as Json, `${place}[]`);
  if (fields === 'count next previous results') {
    const item = itemName((properties as Properties)['results']!, `${at}.results`);
    return item ? { name: `${item}Page`, words: `A page of \`${item}\`.` } : undefined;
  }
  if (fields !== 'status result') return undefined;
  const result = (properties as Properties)['result']!;
  const [one, item] = [ownName(result, `${at}.result`), itemName(result, `${at}.result`)];
  if (one) return { name: `${one}Result`, words: `What the desk returns with one \`${one}\`.` };
  return item ? { name: `${item}ListResult`, words: `What the desk returns with a list of \`${item}\`.` } : undefined;
}

const isUnion = ({ anyOf }: Json) => Array.isArray(anyOf);
const isPart = ({ at }: Place) => /\.(body|response)$/.test(at);

/** A component's own place: what the contract names has its comments under its name. */
export function componentOf(schema: Json, place: Place): Place | undefined {
  const given = componentNames[place.at] ?? (schema['x-component'] as string | undefined);
  if (given) return { at: given, name: given };
  const named = schema['properties'] !== undefined || (isUnion(schema) && isPart(place));
  if (!named || !place.name) return undefined;
  return { ...place, ...namedByContent(schema, place) };
}

const comparable = (schema: unknown) =>
  JSON.stringify(schema, (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  );

/** Puts a schema among the components and returns the reference to it. Throws where another has its name. */
export function referTo({ name, words }: Omit<Place, 'at'>, schema: Json, components: Json): Json {
  const description = fieldComments[name] ?? words;
  const component = { ...(description ? { description } : {}), ...schema };
  const known = components[name];
  if (known && comparable(known) !== comparable(component)) {
    throw new Error(`Two schemas are called ${name}: give one of them another name where it is declared.`);
  }
  components[name] ??= component;
  return { $ref: `#/components/schemas/${name}` };
}
