type Parse = (text: string) => unknown;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53 cannot be read as a number: ${text}`);
  return value;
}

/** `2026-11-21 01:02:03.004+00` as the wire writes instants: `2026-11-21T01:02:03.004Z`. */
const instant: Parse = (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
const bytes: Parse = (text) => Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => parseInt(pair, 16));
const json: Parse = (text) => JSON.parse(text) as unknown;

/** Type OID → reading of its text. Types that are not here stay text. */
const SCALARS: Record<number, Parse> = {
  16: (text) => text === 't',
  17: bytes,
  20: safeInteger,
  21: Number,
  23: Number,
  26: Number,
  114: json,
  700: Number,
  701: Number,
  1184: instant,
  3802: json,
};

/** Array type OID → OID of its elements. */
const ELEMENTS: Record<number, number> = {
  199: 114,
  1000: 16,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1021: 700,
  1022: 701,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
};

const asText: Parse = (text) => text;

/** An array literal of PostgreSQL: `{1,NULL,"a \"quoted\" one",{…}}`. */
function parseArray(text: string, item: Parse): unknown[] {
  let at = text.indexOf('{');
  const quoted = () => {
    let out = '';
    for (at++; text[at] !== '"'; at++) out += text[at] === '\\' ? text[++at] : text[at];
    at++;
    return item(out);
  };
  const bare = () => {
    const start = at;
    while (text[at] !== ',' && text[at] !== '}') at++;
    const word = text.slice(start, at);
    return word === 'NULL' ? null : item(word);
  };
  const list = (): unknown[] => {
    const out: unknown[] = [];
    at++;
    while (text[at] !== '}') {
      if (text[at] === ',') at++;
      else if (text[at] === '{') out.push(list());
      else out.push(text[at] === '"' ? quoted() : bare());
    }
    at++;
    return out;
  };
  return list();
}

/** How a column of the given type is read from its text: the same on both engines (docs/decisions/0005). */
export function parserOf(oid: number): Parse {
  const element = ELEMENTS[oid];
  if (element === undefined) return SCALARS[oid] ?? asText;
  const item = SCALARS[element] ?? asText;
  return (text) => parseArray(text, item);
}

const escaped = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const arrayText = (list: readonly unknown[]): string =>
  `{${list.map((x) => (x == null ? 'NULL' : Array.isArray(x) ? arrayText(x) : escaped(paramText(x) ?? ''))).join(',')}}`;

/** A parameter as text, the way node-postgres writes it. A jsonb array must be given as JSON text by the caller. */
export function paramText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Array.from(value, (b) => b.toString(16).padStart(2, '0')).join('')}`;
  if (Array.isArray(value)) return arrayText(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}
