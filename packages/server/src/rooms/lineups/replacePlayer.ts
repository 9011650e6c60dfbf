import type { ReplacedPlayer } from '@arma11/core/contract';
import { conditionName, flattenLineup } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import { notFound, Refusal } from '../../platform/refusal';
import { lockedPlayers } from '../lock/slotGuard';
import { checkReplacement } from './checkPlayers';
import { lockLineup, writeLineup } from './editLineup';
import { parseLineupEntryId } from '../view/lineupEntryId';
import { readPool, poolPlayer } from '../slate/pool';
import { lineupAfter } from './lineupAfter';

/** Puts one pool player in the place of another. Injured and suspended ones are allowed, with a warning (rules R4.4). */
export async function replacePlayer(
  tx: Tx,
  userId: number,
  { lineupEntryId, playerId, ifMatch }: { lineupEntryId: number; playerId: number; ifMatch: number | null },
): Promise<ReplacedPlayer> {
  const { lineupId, slot } = parseLineupEntryId(lineupEntryId);
  const held = await lockLineup(tx, userId, { lineupId }, ifMatch, 'slots');
  if (slot >= held.players.length) throw notFound();
  const chosen = await poolPlayer(tx, held.room, held.jornada, playerId);
  if (!chosen) throw new Refusal(422, 'REGLA', 'Ese jugador no juega esta jornada. Elige a otro.');
  if (held.players[slot] !== playerId) {
    const pool = await readPool(tx, held.room, held.jornada);
    const where = { roomId: held.room.id, jornada: held.jornada };
    const locked = await lockedPlayers(tx, where, [...held.players, playerId]);
    checkReplacement(held, slot, chosen, { pool, locked });
    // The armband goes to whoever takes the captain's place.
    const captain = held.captain === held.players[slot] ? playerId : held.captain;
    const players = held.players.map((id, index) => (index === slot ? playerId : id));
    await writeLineup(tx, held, { formation: held.formation, players, captain });
  }
  const lineup = await lineupAfter(tx, userId, held);
  const entry = flattenLineup(lineup).find((each) => each.slot === slot);
  if (!entry) throw new Error(`lineup ${lineupId} lost slot ${slot}`);
  const { version, saved_at, receipt } = lineup;
  const word = conditionName(chosen.condition).toLowerCase();
  const warning = chosen.condition >= 2 ? `${chosen.full_name} figura como ${word}.` : null;
  return { status: 'ok', entry, version, saved_at, receipt, warning };
}
