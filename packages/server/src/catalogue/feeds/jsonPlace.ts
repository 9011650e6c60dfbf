const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

interface Level {
  list: boolean;
  /** The index or the key of the value that comes next; null before a key. */
  step: PropertyKey | null;
}

const leads = (levels: readonly Level[], path: readonly PropertyKey[]) =>
  levels.length <= path.length && levels.every(({ step }, at) => step === path[at]);

/** Where the value begins that a path leads to, in valid JSON; of what is not there, what should hold it. */
function positionOf(text: string, path: readonly PropertyKey[]): number {
  const levels: Level[] = [];
  let found = 0;
  let depth = -1;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) level.step = level.list ? Number(level.step) + 1 : null;
    else if (level && level.step === null) level.step = JSON.parse(token) as string;
    else if (token !== ':') {
      if (levels.length > depth && leads(levels, path)) [found, depth] = [index, levels.length];
      if (depth === path.length) return found;
      if (token === '{' || token === '[') levels.push({ list: token === '[', step: token === '[' ? 0 : null });
    }
  }
  return found;
}

/** 'elements[3].team' */
const words = (path: readonly PropertyKey[]) =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i ? '.' : ''}${String(step)}`)).join('');

/** Where a value of valid JSON stands, in words: its line, and the path that leads to it. */
export function jsonPlace(text: string, path: readonly PropertyKey[]): string {
  const line = text.slice(0, positionOf(text, path)).split('\n').length;
  return `line ${line}, at ${words(path) || 'the top'}`;
}
