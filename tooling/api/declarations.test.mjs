import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/jobs/build.mjs';
import { alone } from '../../scripts/jobs/lock.mjs';
import { inRoot } from '../../scripts/jobs/place.mjs';

/** What editors and compilers of core's users read of its main entry. Raise it here, with the reason in the commit. */
const MOST_BYTES = 94_000;

/** What is declared in a file of declarations, the largest first: its name and its bytes, comments included. */
function largest(text) {
  const found = text
    .split(/^(?=\/\*\*|declare |interface |type |export )/m)
    .map((part) => ({ bytes: part.length, name: part.match(/^(?:declare )?\w+(?: class)? (\w+)/)?.[1] }))
    .filter(({ name }) => name);
  return found.sort((one, other) => other.bytes - one.bytes);
}

/** Undefined while the declarations are within their budget. */
function complaint(text, most = MOST_BYTES) {
  if (text.length <= most) return undefined;
  const causes = largest(text)
    .slice(0, 3)
    .map(({ name, bytes }) => `${name} ${bytes}`);
  return `${text.length} bytes of declarations, ${most} are agreed. The largest: ${causes.join(', ')}. Name a type that is written out, or raise MOST_BYTES.`;
}

describe('the budget of declarations', () => {
  const declarations = `/** One. */\ndeclare const one: { ${'x: 1; '.repeat(9)} };\ninterface Two {\n  x: 1;\n}\ntype Three = 3;\nexport { one };\n`;

  it('says nothing of what is within it', () => {
    expect(complaint(declarations)).toBeUndefined();
  });

  it('names the three largest declarations when it is over', () => {
    expect(complaint(declarations, 10)).toMatch(/The largest: one \d+, Two \d+, Three \d+\./);
  });
});

describe('the built core', () => {
  beforeAll(() => alone(() => ensureBuilt('core')), 240_000);

  it('has a main entry whose declarations are within their budget', () => {
    expect(complaint(readFileSync(inRoot('packages', 'core', 'dist', 'index.d.ts'), 'utf8'))).toBeUndefined();
  });
});
