import { describe, expect, it } from 'vitest';
import { citationProblems, citationsIn, citingFiles, definedIn, definedNumbers, readCiting } from './citations.mjs';

/** This file and its module hold citations that are wrong on purpose. */
const isAboutCitations = (path) => path.startsWith('tooling/docs/citations');

describe('the rules, sections and promises that the code cites', () => {
  const defined = definedNumbers();
  const files = citingFiles().filter((path) => !isAboutCitations(path));

  it('stand in docs/rules.md, docs/product.md and docs/security.md', () => {
    expect(files.flatMap((path) => citationProblems(path, readCiting(path), defined))).toEqual([]);
  });

  it('are found: hundreds of citations in hundreds of files', () => {
    const cited = files.map((path) => citationsIn(readCiting(path)).length);
    expect(cited.filter((count) => count > 0).length).toBeGreaterThan(300);
  });

  it('have one meaning each: no page defines a rule twice', () => {
    const numbers = [...readCiting('docs/rules.md').matchAll(/^(?:#{2,3} |- \*\*)([RL]\d+(?:\.\d+)?)\b/gm)].map(
      ([, number]) => number,
    );
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });
});

describe('a citation', () => {
  const defined = {
    rules: definedIn('rules', '## R7 Pot\n\n- **R7.4** No tie-break.\n- **L1** Adults.\n'),
    product: definedIn('product', '## 4. States\n### 10.6 Sentences\n- **12.2 Layout.** Narrow.\n| 34 | GET `a/` |\n'),
    security: definedIn('security', '## 2. Twice\n- **D1** Power.\n| I6 | locks |\n| T-LOCK, T-LOCKRACE | writers |\n'),
  };

  it.each([
    'rules R7.4',
    '(rules R7)',
    'rules L1, R7.4',
    'product §4, §10.6 and §12.2',
    'product #34',
    'security §2, I6',
    'security D1, T-LOCK and T-LOCKRACE',
    ' * parts equals (rules\n * R7.4).',
    '-- by R7.4',
  ])('of something that is there is right: %j', (text) => {
    expect(citationsIn(text)).not.toEqual([]);
    expect(citationProblems('a.ts', text, defined)).toEqual([]);
  });

  it.each([
    ['rules R7.5', 'a.ts:1: docs/rules.md has no R7.5'],
    ['rules R7.4,\n * R9.1', 'a.ts:2: docs/rules.md has no R9.1'],
    ['-- as R6.6 asks', 'a.ts:1: docs/rules.md has no R6.6'],
    ["['I7 seats', sql]", 'a.ts:1: docs/security.md has no I7'],
    ['product §5', 'a.ts:1: docs/product.md has no §5'],
    ['product #35', 'a.ts:1: docs/product.md has no #35'],
    ['security §2, I9', 'a.ts:1: docs/security.md has no I9'],
    ['security T-BANK', 'a.ts:1: docs/security.md has no T-BANK'],
    ['reliability.md §2', 'a.ts:1: reliability.md is not in docs/'],
    ['rules.md R7.4', 'a.ts:1: rules.md is not in docs/'],
  ])('%j is wrong and named with its file and line', (text, problem) => {
    expect(citationProblems('a.ts', text, defined)).toContain(problem);
  });
});
