import { sql } from 'kysely';
import type { AnyFormation, Lineup } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { notFound, Refusal } from '../../platform/refusal';
import { checkLineup } from './checkPlayers';
import { lockLineup, writeLineup } from './editLineup';
import { lineupAfter } from './lineupAfter';
import { lockedAmong } from './lockedStay';
import { orUnfilled } from './orUnfilled';
import { fillByRules } from '../slate/fillByRules';
import { readOpenPool } from '../slate/pool';

interface Source {
  formation: AnyFormation;
  players: number[];
}

/**
 * Puts another lineup of the same player in the place of this one. Whoever does not play in this jornada, or whose match
 * has begun, is replaced by the best of the pool; this lineup's own players whose match has begun stay (rules R4.3, R14.5).
 */
export async function copyLineup(
  tx: Tx,
  userId: number,
  copy: { entryId: number; jornada: number; fromEntry: number; fromJornada: number; ifMatch: number | null },
): Promise<Lineup> {
  const held = await lockLineup(tx, userId, copy, copy.ifMatch);
  const source = await ownLineup(tx, userId, copy.fromEntry, copy.fromJornada);
  if ((source.formation === '221') !== (held.formation === '221')) {
    throw new Refusal(422, 'FORMACION_INVALIDA', 'Ese equipo es de otro juego. Copia uno de este.');
  }
  const { pool, locked } = await readOpenPool(tx, held.room, held.jornada, held.players);
  const positions = new Map(pool.map(({ id, position }) => [id, position]));
  const keep = lockedAmong({ ...held, locked }, source, (id, position) => positions.get(id) === position);
  const players = orUnfilled(() => fillByRules(held.room, pool, source.formation, { keep }));
  checkLineup(players, source.formation, held, pool);
  const same = source.formation === held.formation && players.every((id, slot) => id === held.players[slot]);
  if (!same) await writeLineup(tx, held, { formation: source.formation, players });
  return lineupAfter(tx, userId, held);
}

async function ownLineup(tx: Tx, userId: number, entryId: number, jornada: number): Promise<Source> {
  const { rows } = await sql<Source>`
    select l.formation, l.players from lineup l join entry e on e.id = l.entry_id
    where l.entry_id = ${entryId} and l.jornada = ${jornada} and e.user_id = ${userId}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}
