import { sql } from 'kysely';
import type { AnyFormation } from '@arma11/core/contract';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { lineupClosed, slotClosed } from '../lock/closedRefusals';
import { asRows } from '../../platform/db/asRows';
import { movedPlayers, type GuardedLineup } from '../lock/slotGuard';
import type { StartingLineup } from './startingLineup';

// Every lineup is written here: a change behind the guard of its slots, and both behind the database's own (rules R14.5). Only an early start takes saves back by
// itself (catalogue/incidents/reverseSaves.ts).

type LineupRoom = Pick<RoomRow, 'id' | 'lock_at'>;

/** The lineup that an entry starts a jornada with. */
export interface GivenLineup extends Omit<StartingLineup, 'given'> {
  entryId: number;
  /** How it came to be; null where its player chose it. */
  given: StartingLineup['given'] | null;
}

/** So many are written in one statement. */
const BATCH = 1000;

/** Gives entries of a room their lineups of a jornada, chosen from an open pool; who has one keeps it. Returns how many got theirs. */
export async function giveLineups(
  tx: Tx,
  room: LineupRoom,
  jornada: number,
  lineups: readonly GivenLineup[],
): Promise<number> {
  let given = 0;
  for (let from = 0; from < lineups.length; from += BATCH) {
    const inserted = sql`
      insert into lineup (entry_id, jornada, formation, players, captain, given, replacements, saved_at)
      select e.id, ${jornada}::int, x.formation, x.players, x.captain, x.given, x.replacements, app_now()
      from json_to_recordset(${asRows(lineups.slice(from, from + BATCH))}) as x("entryId" int, formation text, players int[],
        captain int, given text, replacements int[])
      join entry e on e.id = x."entryId" and e.room_id = ${room.id}
      order by e.id on conflict (entry_id, jornada) do nothing`;
    const { numAffectedRows } = await inWords(room, inserted.execute(tx));
    given += Number(numAffectedRows ?? 0n);
  }
  return given;
}

/** A lineup as it is before a change. */
export interface StoredLineup extends GuardedLineup {
  id: number;
  jornada: number;
  room: LineupRoom;
}

/** A lineup as it is to be; it is its player's own choice unless it says how it was given, and for whom somebody came in. */
export interface ChangedLineup extends GuardedLineup {
  formation: AnyFormation;
  given?: 'draw' | 'carried' | null;
  replacements?: readonly number[];
}

/** Writes a changed lineup as its next version. */
export async function changeLineup(tx: Tx, lineup: StoredLineup, after: ChangedLineup): Promise<void> {
  const { id, room, jornada } = lineup;
  const changed = sql`
    update lineup set formation = ${after.formation}, players = ${[...after.players]}::int[], captain = ${after.captain},
      given = ${after.given ?? null}, replacements = ${[...(after.replacements ?? [])]}::int[], version = version + 1, saved_at = app_now()
    where id = ${id} and not exists (
      select from locked_players(${room.id}::int, ${jornada}::int, ${movedPlayers(lineup, after)}::int[]))`;
  const { numAffectedRows } = await inWords(room, changed.execute(tx));
  if (numAffectedRows === 0n) throw slotClosed('Uno de los que cambias');
}

/** What the database refuses after all, since a lock or a start came in between, in the words of the guard. */
async function inWords<T>(room: LineupRoom, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'lineup_open') throw lineupClosed(room.lock_at);
    if (broken === 'lineup_slot_open') throw slotClosed('Uno de los que cambias');
    throw error;
  }
}
