import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenProperty } from './tokenProperty';
import { TOKEN_NAMES, tokens } from './tokens';

const packages = resolve(import.meta.dirname, '../../..');
const sources = globSync(['widgets/src/**/*.{ts,tsx}', 'core/src/art/*.ts'], { cwd: packages })
  .filter((name) => !/\.(test|stories)\./.test(name) && !name.endsWith('theme/tokens.ts'))
  .map((name) => readFileSync(`${packages}/${name}`, 'utf8'))
  .join('\n');

describe('the token table', () => {
  it.each(TOKEN_NAMES.map((name) => [name]))('has no token that nothing uses: %s', (name) => {
    expect(sources.includes(`token('${name}')`) || sources.includes(`${tokenProperty(name)},`)).toBe(true);
  });

  it('says in a sentence what each one is for', () => {
    for (const name of TOKEN_NAMES) expect(tokens[name].description).toMatch(/^[A-Z].+\.$/);
  });
});
