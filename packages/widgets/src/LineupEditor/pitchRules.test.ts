import { describe, expect, it } from 'vitest';
import { playableFormations, slotsOf } from '@arma11/core/domain';
import { pitchRules } from './pitchRules';

interface Place {
  left: number;
  top: number;
  plate: number;
}

function placesOf(formation: string): Map<number, Place> {
  const rule = new RegExp(
    `data-formation='${formation}'\\] \\[data-slot='(\\d+)'\\]\\{left:([\\d.]+)%;top:([\\d.]+)%;.*?--plate:([\\d.]+)cqw`,
    'g',
  );
  const found = [...pitchRules.matchAll(rule)].map((match) => match.slice(1).map(Number));
  return new Map(found.map(([slot, left, top, plate]) => [slot!, { left: left!, top: top!, plate: plate! }]));
}

describe('the places on the pitch', () => {
  it.each([...playableFormations, '221'] as const)('%s has one for every player but the coach', (formation) => {
    const slots = slotsOf(formation).filter(({ position }) => position !== 4);
    expect([...placesOf(formation).keys()]).toEqual(slots.map(({ slot }) => slot));
  });

  it.each(playableFormations)('%s keeps the name plates of neighbours apart at 320 px', (formation) => {
    const [width, height, plateHeight] = [320, 540, 22];
    const places = [...placesOf(formation).values()];
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const across = (Math.abs(one.left - other.left) * width) / 100;
        const down = (Math.abs(one.top - other.top) * height) / 100;
        const plates = ((one.plate + other.plate) / 2 / 100) * width;
        expect(
          across >= plates - 1.5 || down >= plateHeight,
          `${JSON.stringify(one)} and ${JSON.stringify(other)}`,
        ).toBe(true);
      }
    }
  });

  it.each(playableFormations)('%s keeps the players a finger apart at 320 px', (formation) => {
    const places = [...placesOf(formation).values()];
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const apart = Math.hypot(((one.left - other.left) * 320) / 100, ((one.top - other.top) * 540) / 100);
        expect(apart).toBeGreaterThanOrEqual(48);
      }
    }
  });
});
