import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compiledStyles, recordTemplates, rulesOf } from './compiledStyles.mjs';

const MINUTES = 60_000;

describe('finished rules', () => {
  it.each([
    ['color: red;', '&{color:red}'],
    ['color: red; &:hover { color: blue; }', '&{color:red}\n&:hover{color:blue}'],
    ['& > b { top: 0; }', '&>b{top:0}'],
    ['@media (min-width: 3px) { top: 0; }', '@media (min-width: 3px){&{top:0}}'],
    ['color: var(--a, var(--b, #fff));', '&{color:var(--a,var(--b,#fff))}'],
    ['top: 0; @keyframes k1{from{top:1px}}', '&{top:0}\n@keyframes k1{from{top:1px}}'],
  ])('of %s are %s', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });
});

describe('a module with styled components', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-styles-'));
  const file = join(folder, 'planted.ts');
  afterAll(() => rmSync(folder, { recursive: true }));
  const plant = (code) => writeFileSync(file, `import { css, keyframes, styled } from 'styled-components';\n${code}`);
  const texts = async () => [...(await recordTemplates([file])).values()];

  it('is recorded with its values, fragments and animations', async () => {
    plant(`
      const spin = keyframes\`to { rotate: 1turn; }\`;
      const round = css\`border-radius: \${4}px;\`;
      export const Wheel = styled.div\`\${round} animation: \${spin} 1s;\`;`);
    expect(await texts()).toEqual([
      expect.stringMatching(/^border-radius: 4px; animation: (k\w+) 1s;\n@keyframes \1\{to \{ rotate: 1turn; \}\}$/),
    ]);
  });

  it('is refused when a template depends on a prop', async () => {
    plant('export const Wide = styled.div`width: ${({ width }) => width}px;`;');
    await expect(texts()).rejects.toThrow('takes texts, numbers, css and keyframes, not function');
  });

  it('is refused when two templates with the same words come to different rules', async () => {
    plant('export const [One, Two] = [1, 2].map((size) => styled.div`width: ${size}px;`);');
    await expect(texts()).rejects.toThrow('Two templates with the same words');
  });

  it('has finished rules in place of its templates', { timeout: 2 * MINUTES }, async () => {
    const id = fileURLToPath(new URL('../../packages/widgets/src/ui/Spinner.tsx', import.meta.url));
    const compiled = await compiledStyles().transform(readFileSync(id, 'utf8'), id);
    expect(compiled?.code).toContain('const turn = "";');
    expect(compiled?.code).toMatch(/= \/\*#__PURE__\*\/styled\("\w+","&\{.*\}\\n@keyframes k\w+\{.*\}"\);/);
  });

  it('is left alone where nothing is styled', async () => {
    expect(await compiledStyles().transform('export const a = 1;', '/x/packages/widgets/src/a.ts')).toBeNull();
  });
});

it(
  'every template of the widgets is recorded',
  async () => {
    expect((await recordTemplates()).size).toBeGreaterThan(100);
  },
  2 * MINUTES,
);
