import { markArt, nightArt } from '@arma11/core/art';
import { siteOrigin } from '../page/siteOrigin';
import { imageOf } from './imageOf';
import { night } from './night';
import { type Ink, PICTURE } from './pictureSize';
import { writeText } from './writeText';

const { width, height, edge } = PICTURE;

/** What stands over a picture. */
export interface PictureHead {
  title: string;
  subtitle: string;
  /** The large figure on the right. */
  figure?: string | undefined;
}

/** The ground of a picture, with the sky of a match night behind its head. */
export async function drawGround(ink: Ink): Promise<void> {
  ink.fillStyle = night('colorSurface');
  ink.fillRect(0, 0, width, height);
  ink.drawImage(await imageOf(nightArt({ crowd: false }), width, 570), 0, 0);
}

/** The title, the line under it, and the figure. */
export function drawHead(ink: Ink, { title, subtitle, figure }: PictureHead): void {
  const right = { x: width - edge, y: 148, align: 'end' as const, width: 300, size: 104, least: 60 };
  const taken = figure ? writeText(ink, figure, { ...right, face: 'display', colour: night('colorAccent') }) + 40 : 0;
  const room = width - 2 * edge - taken;
  const left = { x: edge, width: room };
  writeText(ink, title, { ...left, y: 110, size: 76, least: 44, face: 'display', colour: night('colorText') });
  writeText(ink, subtitle, { ...left, y: 164, size: 34, least: 26, face: 'text', colour: night('colorTextMuted') });
}

/** Whose picture it is: our mark and where we are. */
export async function drawFoot(ink: Ink): Promise<void> {
  const y = height - 24;
  ink.drawImage(await imageOf(markArt({ colour: night('colorAccent') }), 40), edge, y - 32);
  const line = { y, size: 32, least: 22, width: 460 };
  writeText(ink, 'Arma Tu 11', { ...line, x: edge + 54, face: 'display', colour: night('colorText') });
  const host = { ...line, x: width - edge, align: 'end' as const, size: 28 };
  writeText(ink, new URL(siteOrigin()).host, { ...host, face: 'text', colour: night('colorTextMuted') });
}
