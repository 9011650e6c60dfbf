import { invalid } from '../invalid';

const DEEPEST = 8;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.eE+-]*|[{}[\]:,]|true|false|null/g;

interface Level {
  keys: Set<string> | null;
  expectsKey: boolean;
}

function checkKey(token: string, keys: Set<string>): void {
  const key = JSON.parse(token) as string;
  if (FORBIDDEN_KEYS.has(key)) throw invalid({ [key]: 'Este nombre de campo no se acepta.' });
  if (keys.has(key)) throw invalid({ [key]: 'El campo viene dos veces.' });
  keys.add(key);
}

function checkNumber(token: string): void {
  // 1e3, 5.0, -0 and 1e309 are not how we write numbers: amounts are plain integers (security §5.3).
  if (String(Number(token)) !== token) throw invalid({ [token]: 'El número no está bien escrito.' });
}

function open(token: '{' | '[', levels: Level[]): void {
  levels.push({ keys: token === '{' ? new Set() : null, expectsKey: token === '{' });
  if (levels.length > DEEPEST) throw invalid({}, 'Los datos tienen demasiados niveles.');
}

/** Walks the tokens of text that is known to be JSON and refuses what JSON.parse lets through. */
function check(text: string): void {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') open(token, levels);
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level) level.expectsKey = level.keys !== null;
    else if (token.startsWith('"') && level?.keys && level.expectsKey) {
      checkKey(token, level.keys);
      level.expectsKey = false;
    } else if (/^[-0-9]/.test(token)) checkNumber(token);
  }
}

/** JSON of a request: no repeated field, no `__proto__`, at most eight levels, numbers written plainly. */
export function strictJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    throw invalid({}, 'Los datos enviados no son JSON válido.');
  }
  check(text);
  return value;
}
