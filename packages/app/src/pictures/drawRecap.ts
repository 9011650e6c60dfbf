import { coachArt, kitFor, shirtArt } from '@arma11/core/art';
import type { RecapRoom, WeekRecap } from '@arma11/core/back-office';
import { es } from '../messages/es';
import { drawFoot, drawGround, drawHead, type PictureHead } from './drawFrame';
import { imageOf } from './imageOf';
import { night } from './night';
import { pictureFonts } from './pictureFonts';
import { type DrawPicture, type Ink, PICTURE } from './pictureSize';
import { writeText } from './writeText';

const { width, edge } = PICTURE;
const INNER = width - 2 * edge;
const GAP = 20;
const TILE = { top: 230, width: (INNER - GAP) / 2, height: 176 } as const;
const BEST = { top: 640, height: 200 } as const;
const ROOM = { top: 880, step: 118, height: 104 } as const;
/** As many rooms as fit. */
const ROOMS = 3;

/** A number of a week and what it counts. */
export interface RecapFact {
  name: string;
  value: string;
}

/** What a week's picture is drawn of. */
export interface RecapPictureFacts extends Pick<WeekRecap, 'best'> {
  /** At most four. */
  facts: readonly RecapFact[];
  /** The best places first; the first three are drawn. */
  rooms: readonly RecapRoom[];
}

/** A player's week: its numbers, the footballer who gave most, and the best rooms with their places. */
export function drawRecap({ facts, best, rooms }: RecapPictureFacts, head: PictureHead): DrawPicture {
  return async (ink) => {
    await pictureFonts();
    await drawGround(ink);
    drawHead(ink, head);
    for (const [index, fact] of facts.entries()) drawFact(ink, fact, index);
    if (best) await drawBest(ink, best);
    for (const [index, room] of rooms.slice(0, ROOMS).entries()) drawRoom(ink, room, index);
    await drawFoot(ink);
  };
}

function panel(ink: Ink, box: readonly [x: number, y: number, width: number, height: number]): void {
  ink.fillStyle = night('colorSurfaceRaised');
  ink.beginPath();
  ink.roundRect(...box, 20);
  ink.fill();
}

function drawFact(ink: Ink, { name, value }: RecapFact, index: number): void {
  const x = edge + (index % 2) * (TILE.width + GAP);
  const y = TILE.top + Math.floor(index / 2) * (TILE.height + GAP);
  panel(ink, [x, y, TILE.width, TILE.height]);
  const line = { x: x + 32, width: TILE.width - 64 };
  writeText(ink, value, { ...line, y: y + 96, size: 88, least: 48, face: 'display', colour: night('colorText') });
  writeText(ink, name, { ...line, y: y + 144, size: 34, least: 24, face: 'text', colour: night('colorTextMuted') });
}

async function drawBest(ink: Ink, { player, points }: NonNullable<WeekRecap['best']>): Promise<void> {
  panel(ink, [edge, BEST.top, INNER, BEST.height]);
  const kit = player.team.kit ?? kitFor(player.team.name);
  const art = player.position === 4 ? coachArt(kit, player.id) : shirtArt(kit, { number: player.number });
  ink.drawImage(await imageOf(art, 150), edge + 28, BEST.top + 25);
  const line = { x: edge + 208, width: INNER - 208 - 250 };
  const { top } = BEST;
  writeText(ink, es.recap.best, {
    ...line,
    y: top + 66,
    size: 32,
    least: 24,
    face: 'text',
    colour: night('colorAccent'),
  });
  const name = { ...line, y: top + 122, size: 56, least: 34, face: 'display' as const, colour: night('colorText') };
  writeText(ink, player.full_name, name);
  const club = { ...line, y: top + 164, size: 32, least: 24, face: 'text' as const, colour: night('colorTextMuted') };
  writeText(ink, player.team.name, club);
  const right = { x: width - edge - 32, y: top + 124, align: 'end' as const, width: 220, size: 72, least: 40 };
  writeText(ink, es.pictures.points(points), { ...right, face: 'display', colour: night('colorCoin') });
}

function drawRoom(ink: Ink, { name, position, num_players, points }: RecapRoom, index: number): void {
  const y = ROOM.top + index * ROOM.step;
  panel(ink, [edge, y, INNER, ROOM.height]);
  const line = { x: edge + 32, width: INNER - 64 - 220 };
  writeText(ink, name, { ...line, y: y + 48, size: 42, least: 28, face: 'display', colour: night('colorText') });
  const place = es.recap.place(position, num_players);
  const colour = night(position <= 3 ? 'colorCoin' : 'colorTextMuted');
  writeText(ink, place, { ...line, y: y + 86, size: 30, least: 22, face: 'text', colour });
  const right = { x: width - edge - 32, y: y + 68, align: 'end' as const, width: 200, size: 50, least: 30 };
  writeText(ink, es.pictures.points(points), { ...right, face: 'display', colour: night('colorText') });
}
