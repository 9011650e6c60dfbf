import { avatarArt } from '@arma11/core/art';
import type { RankingRow } from '@arma11/core/contract';
import { drawFoot, drawGround, drawHead, type PictureHead } from './drawFrame';
import { ownImage } from './imageOf';
import { night } from './night';
import { pictureFonts } from './pictureFonts';
import { type DrawPicture, type Ink, PICTURE } from './pictureSize';
import { writeText } from './writeText';

const { width, edge } = PICTURE;
const FIRST = 210;
const LAST = 1270;
/** A row with the gap below it: at most so high, however few there are. */
const MOST_STEP = 150;
const GAP = 10;
const FACE = 68;

/** The ranking of a room: names and points, never picks or money. Rows come from rankingRows. */
export function drawRanking(rows: readonly RankingRow[], head: PictureHead): DrawPicture {
  return async (ink) => {
    await pictureFonts();
    await drawGround(ink);
    drawHead(ink, head);
    const step = Math.min(MOST_STEP, (LAST - FIRST) / rows.length);
    for (const [index, row] of rows.entries()) await drawRow(ink, row, [FIRST + index * step, step - GAP]);
    await drawFoot(ink);
  };
}

async function drawRow(ink: Ink, row: RankingRow, [top, high]: readonly [number, number]): Promise<void> {
  const { position, user, points, is_me } = row;
  ink.fillStyle = night(is_me ? 'colorAccent' : 'colorSurfaceRaised');
  ink.beginPath();
  ink.roundRect(edge, top, width - 2 * edge, high, 20);
  ink.fill();
  const colour = night(is_me ? 'colorAccentText' : 'colorText');
  const place = night(is_me ? 'colorAccentText' : position <= 3 ? 'colorCoin' : 'colorTextMuted');
  const line = { y: top + high / 2 + 16, face: 'display', least: 26 } as const;
  writeText(ink, `${position}`, { ...line, x: edge + 62, align: 'center', width: 96, size: 48, colour: place });
  const face = await ownImage(user.avatar, avatarArt(user.id), FACE);
  drawFace(ink, face, [edge + 124, top + (high - FACE) / 2]);
  const name = { ...line, x: edge + 124 + FACE + 24, width: 520, size: 46, colour };
  writeText(ink, user.username, name);
  const right = width - edge - 32;
  writeText(ink, `${points} pts`, { ...line, x: right, align: 'end', width: 190, size: 50, colour });
}

function drawFace(ink: Ink, face: HTMLImageElement, [x, y]: readonly [number, number]): void {
  ink.save();
  ink.beginPath();
  ink.arc(x + FACE / 2, y + FACE / 2, FACE / 2, 0, Math.PI * 2);
  ink.clip();
  ink.drawImage(face, x, y, FACE, FACE);
  ink.restore();
}
