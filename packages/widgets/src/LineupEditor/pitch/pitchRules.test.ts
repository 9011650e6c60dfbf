import { describe, expect, it } from 'vitest';
import { PITCH_STAGE, pitchPlaces } from '@arma11/core/art';
import type { AnyFormation } from '@arma11/core/contract';
import { formationRows, playableFormations, slotsOf } from '@arma11/core/domain';
import { pitchRules } from './pitchRules';
import { pitchSpot } from './pitchSpot';

interface Place {
  left: number;
  top: number;
  plate: number;
}

function placeOf(spot: string): Place {
  const [left, top] = new RegExp(`data-spot='${spot}'\\]\\{--x:([\\d.]+);--y:([\\d.]+);`)
    .exec(pitchRules)!
    .slice(1)
    .map(Number);
  const line = new RegExp(`data-spot\\^='${spot.slice(0, 2)}'\\][^{]*\\{--plate:([\\d.]+)cqw`).exec(pitchRules);
  return { left: left!, top: top!, plate: Number(line?.[1] ?? 26) };
}

const placesOf = (formation: AnyFormation): Map<number, Place> =>
  new Map(
    formationRows(formation)
      .filter(({ position }) => position !== 4)
      .flatMap(({ position, slots }) =>
        slots.map((slot, index) => [slot, placeOf(pitchSpot(position, slots.length, index + 1))] as const),
      ),
  );

describe('the places on the pitch', () => {
  it.each([
    ['442', 1],
    ['451', 0.786],
  ] as const)('%s wears the shirts of pitchPlaces', (formation, crowd) => {
    const [base, slope] = /max\(\(([\d.]+) \+ ([\d.]+) \* var\(--y\)/.exec(pitchRules)!.slice(1).map(Number);
    for (const { size, y } of pitchPlaces(formation).places)
      expect(((base! + slope! * y) * crowd * PITCH_STAGE.width) / 100).toBeCloseTo(size, 0);
  });

  it.each([...playableFormations, '221'] as const)('%s has one for every player but the coach', (formation) => {
    const slots = slotsOf(formation).filter(({ position }) => position !== 4);
    expect([...placesOf(formation).keys()]).toEqual(slots.map(({ slot }) => slot));
  });

  it.each(playableFormations)('%s keeps the name plates of neighbours apart at 320 px', (formation) => {
    // The name, and the two lines below it.
    const [width, height, plateHeight] = [320, 547, 52];
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
        const apart = Math.hypot(((one.left - other.left) * 320) / 100, ((one.top - other.top) * 547) / 100);
        expect(apart).toBeGreaterThanOrEqual(48);
      }
    }
  });
});
