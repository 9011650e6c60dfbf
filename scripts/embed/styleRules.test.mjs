import { describe, expect, it } from 'vitest';
import { compiledStyles } from './compiledStyles.mjs';
import { longRule } from '../../packages/widgets/src/script-tag/longRule';
import { recordTemplates, rulesOf, tokenRules } from './styleRules.mjs';

const schemed = new Set(['color-text']);

describe('finished rules', () => {
  it.each([
    ['color: red;', '&{color:red}'],
    ['color: red; &:hover { color: blue; }', '&{color:red}\n&:hover{color:blue}'],
    ['& > b { top: 0; }', '&>b{top:0}'],
    ['@media (min-width: 3px) { top: 0; }', '@media (min-width:3px){&{top:0}}'],
    ['color: var(--arma11-color-text, var(--arma11-scheme-color-text, #fff));', '&{color:$color-text}'],
    ['gap: var(--arma11-space, var(--arma11-scheme-space, 4px));', '&{gap:var(--arma11-space,4px)}'],
  ])('of %s are %s', (text, rules) => {
    expect(rulesOf(text, schemed)).toBe(rules);
  });
});

describe('rules in few letters', () => {
  it('come to what was written, in every template of the sources', async () => {
    const texts = [...(await recordTemplates()).values()];
    const short = texts.map((text) => rulesOf(text, new Set()));
    expect(short.map(longRule)).toEqual(texts.map((text) => tokenRules(text, new Set())));
    expect(short.join('').length).toBeLessThan(texts.map((text) => tokenRules(text, new Set())).join('').length * 0.9);
  }, 120_000);

  it("give a token of the schemes the partner's value, then the scheme's", () => {
    expect(longRule('&{$$color-text:#fff;color:$color-text}')).toBe(
      '&{--arma11-scheme-color-text:#fff;color:var(--arma11-color-text,var(--arma11-scheme-color-text))}',
    );
  });
});

describe('the sources', () => {
  it('are all recorded, and hold no function where a state should be an attribute', async () => {
    expect((await recordTemplates()).size).toBeGreaterThan(100);
  }, 120_000);

  it('are left alone where nothing is styled', async () => {
    expect(await compiledStyles().transform('export const a = 1;', '/x/packages/widgets/src/a.ts')).toBeNull();
  });
});
