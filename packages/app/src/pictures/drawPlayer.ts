import { coachArt, kitFor, shirtArt, shirtNumberInk } from '@arma11/core/art';
import type { Kit, LineupEntry } from '@arma11/core/contract';
import { pointsBand } from '@arma11/core/domain';
import { imageOf } from './imageOf';
import { night } from './night';
import type { Ink } from './pictureSize';
import { fontOf, writeText } from './writeText';

/** Where a player stands: the middle of their shirt, and the room for their name. */
export interface PlayerSpot {
  x: number;
  y: number;
  /** Side of the shirt. */
  side: number;
  /** The widest plate that touches no neighbour's. */
  plate: number;
}

const BANDS = { low: 'colorBandLow', mid: 'colorBandMid', high: 'colorBandHigh', top: 'colorBandTop' } as const;
const PLATE = 42;

const pill = (ink: Ink, box: readonly [x: number, y: number, width: number, height: number], colour: string) => {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.roundRect(...box, 10);
  ink.fill();
};

/** One player: shirt or coach, name plate, and their points once the room has closed. */
export async function drawPlayer(
  ink: Ink,
  { player, points }: LineupEntry,
  spot: PlayerSpot,
  more: { scored: boolean; captain: boolean },
): Promise<void> {
  const { x, y, side } = spot;
  const kit = player.team.kit ?? kitFor(player.team.name);
  const art = player.position === 4 ? coachArt(kit, player.id) : shirtArt(kit);
  ink.drawImage(await imageOf(art, Math.round(side)), x - side / 2, y - side / 2);
  if (player.position !== 4 && player.number !== null) drawNumber(ink, player.number, kit, spot);
  drawPlate(ink, player.short_name, spot);
  if (more.scored) drawBadge(ink, String(points), [x + side * 0.36, y - side * 0.36], night(BANDS[pointsBand(points)]));
  if (more.captain) drawBadge(ink, 'C', [x - side * 0.36, y - side * 0.36], night('colorAccent'));
}

// On the canvas and not in the drawing, which as an image knows none of our fonts.
function drawNumber(ink: Ink, number: number, kit: Kit, { x, y, side }: PlayerSpot): void {
  const { ink: colour, outline } = shirtNumberInk(kit);
  ink.save();
  ink.font = fontOf('display', Math.round(side * 0.4));
  ink.textAlign = 'center';
  ink.textBaseline = 'alphabetic';
  ink.lineJoin = 'round';
  ink.lineWidth = side * 0.05;
  ink.strokeStyle = outline;
  ink.strokeText(String(number), x, y + side * 0.2);
  ink.fillStyle = colour;
  ink.fillText(String(number), x, y + side * 0.2);
  ink.restore();
}

function drawPlate(ink: Ink, name: string, { x, y, side, plate }: PlayerSpot): void {
  const top = y + side * 0.46;
  const padding = 14;
  const writing = { face: 'label', size: 30, least: 22, width: plate - 2 * padding } as const;
  const line = { ...writing, x, y: top + 31, align: 'center' as const };
  // Written twice: the first time tells how wide the plate is.
  const width = writeText(ink, name, { ...line, colour: 'transparent' }) + 2 * padding;
  pill(ink, [x - width / 2, top, width, PLATE], night('colorSurfaceSunken'));
  writeText(ink, name, { ...line, colour: night('colorText') });
}

function drawBadge(ink: Ink, text: string, [x, y]: readonly [number, number], colour: string): void {
  const width = text.length > 1 ? 52 : 42;
  pill(ink, [x - width / 2, y - 20, width, 40], colour);
  const writing = { x, y: y + 11, align: 'center' as const, width: width - 6, size: 32, least: 22 };
  writeText(ink, text, { ...writing, face: 'display', colour: night('colorBandText') });
}
