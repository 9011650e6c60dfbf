import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { plant } from './plant.mjs';
import { plantedFaults } from './plantedFaults.mjs';

const textOf = (file) => readFileSync(inRoot(file), 'utf8');

describe('the planted faults (`npm run faults` plants them)', () => {
  it.each(plantedFaults)('$group: $wrong: its text stands once in $file, and changes', (fault) => {
    const text = textOf(fault.file);
    expect(plant(fault, text)).not.toBe(text);
  });

  it.each(plantedFaults)('$group: $wrong: its test is there', ({ test, caught }) => {
    expect(textOf(test)).toContain(caught);
  });

  it('have a sentence each', () => {
    const sentences = plantedFaults.map(({ wrong }) => wrong);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe('a fault', () => {
  it('whose text is gone, or stands twice, says so', () => {
    const fault = { file: 'a.ts', from: 'a < b', to: 'a <= b' };
    expect(() => plant(fault, 'a > b')).toThrow('a.ts has the text of the fault 0 times');
    expect(() => plant(fault, 'a < b && a < b')).toThrow('a.ts has the text of the fault 2 times');
  });
});
