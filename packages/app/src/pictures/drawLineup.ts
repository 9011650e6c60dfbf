import { pitchArt, pitchPlaces } from '@arma11/core/art';
import type { AnyFormation, Lineup } from '@arma11/core/contract';
import { flattenLineup, isClosed } from '@arma11/core/domain';
import { es } from '../messages/es';
import { drawFoot, drawGround, drawHead, type PictureHead } from './drawFrame';
import { drawPlayer } from './drawPlayer';
import { imageOf } from './imageOf';
import { GRASS, lineupSpots } from './lineupSpots';
import { night } from './night';
import { pictureFonts } from './pictureFonts';
import type { DrawPicture, Ink } from './pictureSize';
import { writeText } from './writeText';

/** 'Mi once': the eleven on its pitch; with points once the room has closed, for before there are none. */
export function drawLineup(lineup: Lineup, head: PictureHead): DrawPicture {
  return async (ink) => {
    await pictureFonts();
    await drawGround(ink);
    drawHead(ink, head);
    ink.drawImage(await imageOf(pitchArt(), GRASS.width, GRASS.height), GRASS.left, GRASS.top);
    drawBoard(ink, lineup.formation);
    const { players, coach } = lineupSpots(lineup.formation);
    const scored = isClosed(lineup);
    for (const entry of flattenLineup(lineup)) {
      const spot = entry.player_type === 4 ? coach : players[entry.slot];
      if (spot) await drawPlayer(ink, entry, spot, { scored, captain: lineup.captain === entry.slot });
    }
    await drawFoot(ink);
  };
}

/** The words on the board over the far edge. */
function drawBoard(ink: Ink, formation: AnyFormation): void {
  const { top, height } = pitchPlaces(formation).board;
  const y = GRASS.top + ((top + height / 2) / 100) * GRASS.height + 11;
  const words = { x: GRASS.width / 2, y, align: 'center' as const, width: GRASS.width - 120, size: 32, least: 24 };
  writeText(ink, es.pictures.board, { ...words, face: 'label', colour: night('colorAccent') });
}
