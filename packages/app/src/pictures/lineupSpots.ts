import { pitchPlaces } from '@arma11/core/art';
import type { AnyFormation } from '@arma11/core/contract';
import type { PlayerSpot } from './drawPlayer';

/** The part of the picture that the pitch fills. */
export const GRASS = { left: 0, top: 196, width: 1080, height: 1084 } as const;

const SHIRT = 2.05;
/** Between two plates. */
const GAP = 10;

/** Where the players of a formation stand on the picture, slot by slot, and the coach. */
export function lineupSpots(formation: AnyFormation): { players: PlayerSpot[]; coach: PlayerSpot } {
  const { places, coach } = pitchPlaces(formation);
  const placed = places.map(({ line, x, y, size }) => ({
    line,
    x: GRASS.left + (x / 100) * GRASS.width,
    y: GRASS.top + (y / 100) * GRASS.height - 24,
    side: size * SHIRT,
  }));
  const players = placed.map(({ line, ...spot }) => {
    const others = placed.filter((other) => other.line === line && other.x !== spot.x);
    const nearest = Math.min(300, ...others.map((other) => Math.abs(other.x - spot.x)));
    // A plate stays on the picture at the touchlines too.
    const edge = 2 * Math.min(spot.x, GRASS.width - spot.x) - GAP;
    return { ...spot, plate: Math.min(nearest - GAP, edge) };
  });
  const x = GRASS.left + ((coach.left + coach.width / 2) / 100) * GRASS.width;
  const y = GRASS.top + ((coach.top + coach.height / 2) / 100) * GRASS.height;
  return { players, coach: { x, y, side: 104, plate: 2 * (GRASS.width - x) - GAP } };
}
