import { sql } from 'kysely';
import type { ClutchGuess } from '@arma11/core/contract';
import type { Db } from '../platform/db/database';
import { saveAnswers } from '../rooms/predictions/saveAnswers';
import { saveClutch } from '../rooms/predictions/clutch/saveClutch';
import { joinRoom } from '../rooms/join/joinRoom';
import { createPrediRoom } from '../rooms/offers/createPrediRoom';
import { roomTerms } from './roomTerms';
import { fundedPlayers, smallLeague, type SmallLeague } from './smallLeague';

/** How one player of a rehearsed room plays: an alternative's code per match for '1x2', and their guess. */
export interface Play {
  codes: (string | null)[];
  clutch: ClutchGuess | null;
}

/** A prediction room with everybody seated, before any lock. */
export interface PrediTable {
  league: SmallLeague;
  room: number;
  /** The entry of each play, in order. */
  entries: number[];
}

/** A room that asks '1x2' of the two matches of a league of its own, with a funded player for each play. */
export async function prediTable(db: Db, name: string, plays: readonly Play[], fee = 50): Promise<PrediTable> {
  const league = await smallLeague(db, name);
  const room = await db.tx((tx) =>
    createPrediRoom(tx, {
      ...roomTerms(league, { name, amount_ins: fee, max_players: 100 }),
      matchIds: league.matches,
      kinds: ['1x2'],
    }),
  );
  const players = await fundedPlayers(db, plays.length, fee);
  const { rows: alternatives } = await sql<{ id: number; market_id: number; match_id: number; code: string }>`
    select a.id, a.market_id, k.match_id, a.code from alternative a join market k on k.id = a.market_id
    where k.room_id = ${room}`.execute(db.fresh);
  const entries: number[] = [];
  for (const [index, play] of plays.entries()) {
    const userId = players[index]!;
    entries.push(await db.tx((tx) => joinRoom(tx, { roomId: room, userId })));
    const answers = play.codes.flatMap((code, match) => {
      const chosen = alternatives.find((each) => each.match_id === league.matches[match] && each.code === code);
      return chosen ? [{ alternative: chosen.id, predi: room, match_prediction: chosen.market_id }] : [];
    });
    if (answers.length > 0) await db.tx((tx) => saveAnswers(tx, userId, answers));
    if (play.clutch) await db.tx((tx) => saveClutch(tx, userId, room, play.clutch!));
  }
  return { league, room, entries };
}
