import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { idProblems, requirements, rowProblems, rowsOf } from './asvs.mjs';

const page = readFileSync(inRoot('docs/asvs.md'), 'utf8');
const rows = rowsOf(page);

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once: 70 and 183', () => {
    const ofLevel = (wanted) => [...requirements.values()].filter((level) => level === wanted).length;
    expect([ofLevel(1), ofLevel(2)]).toEqual([70, 183]);
    expect(idProblems(rows)).toEqual([]);
  });

  it('answers each, and shows each yes by files and tests that are there', () => {
    expect(rows.flatMap(rowProblems)).toEqual([]);
  });
});

describe('a row', () => {
  const row = (text) => rowsOf(text)[0];
  const right = '| V1.2.4 | 1 | bound values | yes: bound. `tooling/docs/asvs.test.mjs` "answers each" |';

  const later = right.replace('asvs.test.mjs` "answers each"', 'later.test.mjs` (this landing)');

  it.each([right, later, right.replace('tooling/docs/asvs.test.mjs` "answers each"', 'docs/security.md`')])(
    'is right: %s',
    (text) => expect(rowProblems(row(text))).toEqual([]),
  );

  it.each([
    ['an answer that is none', right.replace('yes: bound', 'perhaps: bound'), 'answers yes, no or n/a'],
    ['a reason that is missing', '| V1.2.6 | 2 | no LDAP | n/a: |', 'answers yes, no or n/a'],
    ['a yes that shows nothing', '| V1.2.4 | 1 | bound values | yes: bound |', 'says yes and shows nothing'],
    ['a file that is not there', right.replace('asvs.test', 'gone.test'), 'there is no tooling/docs/gone.test.mjs'],
    [
      'a test that is not there',
      right.replace('tooling/docs/asvs.test.mjs', 'docs/csp.md'),
      'docs/csp.md has no "answers each"',
    ],
    ['a mark that is over', right.replace(/ \|$/, ' (this landing) |'), 'has landed'],
    ['another level', right.replace('| 1 |', '| 2 |'), 'its level is 1, not 2'],
    ['nothing asked', right.replace('bound values', ' '), 'says in at most 14 words what is asked'],
  ])('with %s is told', (_, text, problem) => {
    expect(rowProblems(row(text)).join('\n')).toContain(problem);
  });

  it('that is missing, foreign or there twice is told', () => {
    expect(idProblems(rows.slice(1))).toEqual(['V1.1.1 is missing']);
    expect(idProblems([...rows, row('| V1.2.10 | 3 | no formulas | no: no |')])).toEqual([
      'V1.2.10 is no requirement of level 1 or 2',
    ]);
    expect(idProblems([...rows, rows[0]])).toEqual(['V1.1.1 stands twice']);
  });
});
