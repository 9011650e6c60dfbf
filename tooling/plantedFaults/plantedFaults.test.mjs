import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { faultsOfInvariants } from './faultsOfInvariants.mjs';
import { changesOf, plant } from './plant.mjs';
import { plantedFaults } from './plantedFaults.mjs';

const textOf = (file) => readFileSync(inRoot(file), 'utf8');
const changes = plantedFaults.flatMap(({ group, wrong, ...fault }) =>
  changesOf(fault).map((change) => ({ group, wrong, ...change })),
);

const MIGRATIONS = 'packages/server/src/platform/db/migrations';
const MADE = '(?:function|view|trigger)';

/** The later migrations that make anew what a fault is planted in: nobody would ever meet it. */
function madeAnew({ file, from }) {
  const statement = textOf(file)
    .split('\n--;\n')
    .find((each) => each.includes(from));
  const name = new RegExp(`create (?:or replace )?${MADE} (\\w+)`).exec(statement)?.[1];
  const again = new RegExp(`(?:create|create or replace|drop) ${MADE} (?:if exists )?${name}\\b`);
  return readdirSync(inRoot(MIGRATIONS)).filter((each) => {
    const path = `${MIGRATIONS}/${each}`;
    return name !== undefined && path > file && again.test(textOf(path));
  });
}

describe('the planted faults (`npm run faults` plants them)', () => {
  it.each(changes)('$group: $wrong: its text stands once in $file, and changes', (change) => {
    const text = textOf(change.file);
    expect(plant(change, text)).not.toBe(text);
  });

  it.each(changes.filter(({ file }) => file.startsWith(MIGRATIONS)))(
    '$group: $wrong: no later migration makes anew what it is in',
    (change) => expect(madeAnew(change)).toEqual([]),
  );

  it.each(plantedFaults)('$group: $wrong: its test is there', ({ test, caught }) => {
    expect(textOf(test)).toContain(caught);
  });

  it('have a sentence each', () => {
    const sentences = plantedFaults.map(({ wrong }) => wrong);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('each invariant of docs/security.md', () => {
  const found = faultsOfInvariants(textOf('docs/security.md'), plantedFaults);

  it('has two faults or more', () => {
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, i) => `I${i + 1}`));
    expect(found.filter(({ faults }) => faults.length < 2)).toEqual([]);
  });

  it.each(found)('$id has faults that the test named for it catches', ({ id, named, faults }) => {
    const says = new RegExp(`\\b(?:${[id, ...named].join('|')})\\b`);
    for (const { test } of faults) expect(textOf(test)).toMatch(says);
  });

  it('has the number of its faults in docs/proofs.md', () => {
    const table = found.map(({ id, faults }) => `${id} ${faults.length}`).join(', ');
    expect(textOf('docs/proofs.md')).toContain(table);
  });
});

describe('a fault', () => {
  it('whose text is gone, or stands twice, says so', () => {
    const fault = { file: 'a.ts', from: 'a < b', to: 'a <= b' };
    expect(() => plant(fault, 'a > b')).toThrow('a.ts has the text of the fault 0 times');
    expect(() => plant(fault, 'a < b && a < b')).toThrow('a.ts has the text of the fault 2 times');
  });

  it('takes the other guards with it', () => {
    const fault = { file: 'a.ts', from: 'a < b', to: 'a <= b' };
    const guard = { file: 'b.ts', from: 'check', to: '' };
    expect(changesOf({ ...fault, also: [guard] })).toEqual([fault, guard]);
    expect(changesOf(fault)).toEqual([fault]);
  });
});
