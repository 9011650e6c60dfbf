import { sql } from 'kysely';
import type { ChangedFormation, Formation } from '@arma11/core/contract';
import {
  changeFormation,
  flattenLineup,
  isFormation,
  type FormationChange,
  type PricedPlayer,
} from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { Refusal } from '../../platform/refusal';
import { lockLineup, writeLineup } from './editLineup';
import { lineupAfter } from './lineupAfter';
import { findPlayers } from '../../catalogue/players/playerRows';
import { inSlate } from '../slate/inSlate';
import { fillByRules } from '../slate/fillByRules';
import { readOpenPool } from '../slate/pool';
import { orUnfilled } from './orUnfilled';
import { lockedFirst } from './lockedStay';

/**
 * Changes the formation: who fits stays, the rest is filled with the best of the pool (rules R4.5). Whose match has begun
 * stays before others of the line (R14.5).
 */
export async function changeLineupFormation(
  tx: Tx,
  userId: number,
  {
    entryId,
    jornada,
    formation,
    ifMatch,
  }: { entryId: number; jornada: number; formation: string; ifMatch: number | null },
): Promise<ChangedFormation> {
  const held = await lockLineup(tx, userId, { entryId, jornada }, ifMatch);
  if (!isFormation(formation) || held.formation === '221') {
    throw new Refusal(422, 'FORMACION_INVALIDA', 'Elige una de las seis: 4-4-2, 4-3-3, 4-5-1, 5-4-1, 3-5-2 o 3-4-3.');
  }
  const changed = await changedPlayers(tx, { ...held, formation: held.formation as Formation }, formation);
  if (formation !== held.formation) await writeLineup(tx, held, { formation, players: changed.players });
  const lineup = await lineupAfter(tx, userId, held);
  const removed = await findPlayers(tx, {
    leagueId: held.room.league_id,
    match: inSlate(held.room.id, held.jornada),
    where: sql`p.id = any(${changed.removed}::int[])`,
  });
  const added = flattenLineup(lineup).filter(({ player }) => changed.added.includes(player.id));
  return { status: 'ok', lineup, added, removed };
}

async function changedPlayers(
  tx: Tx,
  held: {
    room: Pick<RoomRow, 'id' | 'league_id' | 'rules'>;
    jornada: number;
    formation: Formation;
    players: number[];
  },
  to: Formation,
) {
  const { pool, locked } = await readOpenPool(tx, held.room, held.jornada, held.players);
  const players = lockedFirst({ ...held, locked }, to);
  const fill: FormationChange<PricedPlayer>['fill'] = (...given) => fillByRules(held.room, ...given);
  return orUnfilled(() => changeFormation({ players, from: held.formation, to, pool, fill }));
}
