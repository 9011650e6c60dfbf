import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorCodes } from './errorCodes';

const sources = fileURLToPath(new URL('../..', import.meta.url));
const THROWN = /new Refusal\(\s*(\d{3}),\s*'([A-Z_0-9]+)'/g;
/** A call without a handler: another test says that there is none. */
const NOT_BUILT = '501 NO_DISPONIBLE';

/** 'status CODE' of every refusal that the server's sources construct. */
function thrown(): Set<string> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) => [...readFileSync(`${sources}/${file}`, 'utf8').matchAll(THROWN)]);
  return new Set(found.map(([, status, code]) => `${status} ${code}`));
}

const listed = new Set(
  Object.entries(errorCodes).flatMap(([status, { codes }]) => codes.map((code) => `${status} ${code}`)),
);

describe('errorCodes', () => {
  it('lists every code that the server refuses with, under its status', () => {
    expect([...thrown()].filter((each) => each !== NOT_BUILT && !listed.has(each)).sort()).toEqual([]);
  });

  it('lists no code that nothing refuses with', () => {
    // Made outside of Refusal: by the HTTP layer itself.
    const own = ['405 METODO_NO_PERMITIDO', '414 DATOS_INVALIDOS', '500 ERROR_INTERNO'];
    const known = new Set([...thrown(), ...own]);
    expect([...listed].filter((each) => !known.has(each)).sort()).toEqual([]);
  });
});
