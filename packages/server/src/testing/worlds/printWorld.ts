import type { PackedScenario } from '@arma11/testing/scenarios';

const WIDTH = 160;

/** A packed world as its file: fields in order, and one line for every part, so that a changed player is a changed line. */
export function printWorld({ name, now, parts, answers }: PackedScenario): string {
  const line = ([key, value]: [string, unknown]) => `${JSON.stringify(key)}: ${inline(value)}`;
  const fields = [
    `"answers": ${block('{}', fieldsOf(answers, '    '), '  ')}`,
    `"name": ${inline(name)}`,
    `"now": ${inline(now)}`,
    `"parts": ${block('{}', entries(parts).map(line), '  ')}`,
  ];
  return `${block('{}', fields, '')}\n`;
}

/** JSON with its fields in order, broken where a line would be too long. */
export function printJson(value: unknown, indent = ''): string {
  const short = inline(value);
  if (indent.length + short.length <= WIDTH || value === null || typeof value !== 'object') return short;
  const deeper = `${indent}  `;
  if (!Array.isArray(value)) return block('{}', fieldsOf(value, deeper), indent);
  const items = value.map((each) => printJson(each, deeper));
  const names = value.every((each) => typeof each !== 'object');
  return block('[]', names ? filled(items, WIDTH - deeper.length) : items, indent);
}

/** Short items side by side, as many as a line takes. */
function filled(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 2 <= width) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(item);
  }
  return lines;
}

const fieldsOf = (value: object, indent: string) =>
  entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${printJson(each, indent)}`);

const entries = (value: object): [string, unknown][] =>
  Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

const block = ([open, close]: string, lines: string[], indent: string) =>
  `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${inline(each)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
