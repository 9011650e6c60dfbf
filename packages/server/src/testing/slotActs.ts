import { sql } from 'kysely';
import { playableFormations, slotsOf } from '@arma11/core/domain';
import type { AnyFormation } from '@arma11/core/contract';
import { lockEarlyStarts } from '../catalogue/incidents/earlyStarts';
import { rescheduleRooms } from '../catalogue/incidents/rescheduleRooms';
import { changeLineupFormation } from '../rooms/lineups/changeLineupFormation';
import { copyLineup } from '../rooms/lineups/copyLineup';
import { makeLineup } from '../rooms/lineups/makeLineup';
import { enterCompeRoom } from '../rooms/lineups/registerSala';
import { replacePlayer } from '../rooms/lineups/replacePlayer';
import { autofillLineup, saveWholeLineup } from '../rooms/lineups/saveWholeLineup';
import { prepareRoom } from '../rooms/slate/prepareJornadas';
import { replacePlayersOutOfSlate } from '../rooms/slate/replacePlayersOutOfSlate';
import { lineupEntryId } from '../rooms/view/lineupEntryId';
import { oneTransaction } from '../demo/seed/oneTransaction';
import { lockedNow, movedBetween, takesChanges } from './slotOracle';
import { elevenFrom, LATER_KICK_OFF, type LineupNow, type SlotSequence } from './slotSequence';
import { testCommand } from './testCommand';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Chooses by a number, again and again: the same number chooses the same. */
export type Choice = <T>(from: readonly T[]) => T;

/** What a step is: what is done, and what the rule says of it before it is done. */
export interface Step {
  /** The write itself; absent where there is nothing to write on yet. */
  write?: () => Promise<unknown>;
  /** It must not be refused because of the lock: nobody whose match has begun comes or goes, and the room is open. */
  free?: boolean;
  /** Saves of after an early start go back. */
  takesBack?: boolean;
}

type Act = (sequence: SlotSequence, choice: Choice, lineups: readonly LineupNow[]) => Step;

const setMatch = async ({ tx }: SlotSequence, id: number, set: Record<string, unknown>) =>
  void (await tx.updateTable('match').set(set).where('id', '=', id).execute());

const instant = (ms: number) => new Date(ms).toISOString();

/** A match comes to another state; locks of rooms follow as they do after a feed. */
const happens =
  (estado: string): Act =>
  (sequence, choice) => {
    const match = choice(sequence.matches);
    return {
      write: async () => {
        if (match.kickOff === null) return;
        // A test's clock is a rehearsal's: for it a match that ends before its kick-off is the calendar's future.
        if (estado === 'finalizado' && sequence.now < match.kickOff) return;
        const played = estado === 'en_vivo' || estado === 'finalizado';
        if (played) match.begun = true;
        if (estado === 'programado' && ['en_vivo', 'finalizado'].includes(match.estado)) match.begun = false;
        match.estado = estado;
        await setMatch(sequence, match.id, { estado, minute: estado === 'en_vivo' ? 1 : null });
        await rescheduleRooms(sequence.tx, [match.id]);
      },
    };
  };

const matchActs: Record<string, Act> = {
  begins: happens('en_vivo'),
  ends: happens('finalizado'),
  isSuspended: happens('suspendido'),
  isPutOff: happens('aplazado'),
  isVoid: happens('anulado'),
  isGivenBack: happens('programado'),
  moves: (sequence, choice) => {
    const match = choice(sequence.matches.filter(({ estado }) => estado === 'programado' || estado === 'aplazado'));
    const minutes = choice([3, 10, 45, 90, 180, 600]);
    return {
      write: async () => {
        if (!match || match.kickOff === null) return;
        Object.assign(match, { kickOff: sequence.now + minutes * MINUTE, estado: 'programado' });
        await setMatch(sequence, match.id, { kick_off: instant(match.kickOff), estado: 'programado' });
        await rescheduleRooms(sequence.tx, [match.id]);
      },
    };
  },
  beganEarly: (sequence, choice) => {
    const match = choice(sequence.matches.filter(({ kickOff }) => kickOff !== null && kickOff > sequence.now));
    const minutes = choice([1, 20, 60]);
    return {
      takesBack: true,
      write: async () => {
        if (!match) return;
        Object.assign(match, { estado: 'en_vivo', begun: true });
        await setMatch(sequence, match.id, { estado: 'en_vivo', started_at: instant(sequence.now - minutes * MINUTE) });
        await lockEarlyStarts(sequence.tx);
      },
    };
  },
  waits: (sequence, choice) => {
    const far = sequence.matches[0]!.kickOff! - sequence.now > DAY;
    const minutes = choice([5, 30, 120, far ? DAY / MINUTE : 240]);
    return { write: async () => void (sequence.now += minutes * MINUTE) };
  },
};

/** Who could stand in a lineup after a few changes: most of them stay, some come from the pool. */
function changed(sequence: SlotSequence, { jornada, players }: LineupNow, formation: AnyFormation, choice: Choice) {
  return elevenFrom(sequence.stage.pools.get(jornada)!, formation, (candidates) => {
    const own = candidates.filter((id) => players.includes(id));
    return choice([0, 1, 2, 3]) > 0 && own.length > 0 ? own[0]! : choice(candidates);
  });
}

const isFree = (sequence: SlotSequence, lineup: LineupNow, after: Pick<LineupNow, 'players' | 'captain'>) => {
  const locked = lockedNow(sequence, lineup);
  const open = lineup.lock !== null && sequence.now < lineup.lock;
  return open && movedBetween(lineup, after).every((id) => !locked.has(id));
};

/** A write on one of the player's lineups. */
const onLineup =
  (act: (sequence: SlotSequence, lineup: LineupNow, choice: Choice, lineups: readonly LineupNow[]) => Step): Act =>
  (sequence, choice, lineups) =>
    lineups.length === 0 ? {} : act(sequence, choice(lineups), choice, lineups);

const formationsOf = ({ formation }: LineupNow): readonly AnyFormation[] =>
  formation === '221' ? ['221'] : playableFormations;

const whole = (
  sequence: SlotSequence,
  lineup: LineupNow,
  after: Pick<LineupNow, 'formation' | 'players' | 'captain'>,
): Step => {
  const { entryId, jornada, roomId } = lineup;
  const hasCaptain = sequence.stage.rooms.find(({ id }) => id === roomId)!.captain;
  const captain = hasCaptain && after.captain !== null ? after.players.indexOf(after.captain) : null;
  const players = after.players.map((player, slot) => ({ slot, player }));
  const save = { entryId, jornada, formation: after.formation, players, captain, ifMatch: null };
  return {
    free: isFree(sequence, lineup, { ...after, captain: captain === null ? null : after.captain }),
    write: () => saveWholeLineup(sequence.tx, sequence.stage.userId, save),
  };
};

/** The transaction as a database, for what opens its own. */
const asDatabase = ({ stage, tx }: SlotSequence) => oneTransaction(stage.db.engine, tx);

/** The operator's command on one match of one room (rules R14.2). */
const onSlate =
  (command: 'slate add' | 'slate remove'): Act =>
  (sequence, choice) => {
    const args = { room: choice(sequence.stage.rooms).id, match: choice(sequence.matches).id, reason: 'Reclamo' };
    return { write: () => testCommand(asDatabase(sequence), command, args) };
  };

/** Everything that writes lineups, by name. */
export const lineupActs: Readonly<Record<string, Act>> = {
  replaces: onLineup((sequence, lineup, choice) => {
    const { slot, position } = choice(slotsOf(lineup.formation));
    const pool = sequence.stage.pools.get(lineup.jornada)!;
    const playerId = choice(pool.filter((player) => player.position === position)).id;
    const players = lineup.players.with(slot, playerId);
    const captain = lineup.captain === lineup.players[slot] ? playerId : lineup.captain;
    return {
      // Whoever stands there already is refused as a repetition, or as locked.
      free: !lineup.players.includes(playerId) && isFree(sequence, lineup, { players, captain }),
      write: () =>
        replacePlayer(sequence.tx, sequence.stage.userId, {
          lineupEntryId: lineupEntryId(lineup.id, slot),
          playerId,
          ifMatch: null,
        }),
    };
  }),
  saves: onLineup((sequence, lineup, choice) => {
    const formation = choice([lineup.formation, ...formationsOf(lineup)]);
    const players = changed(sequence, lineup, formation, choice);
    const captain = choice([null, players[1]!, players[5] ?? null, lineup.captain]);
    return whole(sequence, lineup, { formation, players, captain: players.includes(captain ?? 0) ? captain : null });
  }),
  undoes: onLineup((sequence, lineup, choice) => whole(sequence, lineup, choice(sequence.history.get(lineup.id)!))),
  changesFormation: onLineup((sequence, { entryId, jornada, ...lineup }, choice) => {
    const formation = choice(formationsOf({ entryId, jornada, ...lineup }));
    return {
      write: () =>
        changeLineupFormation(sequence.tx, sequence.stage.userId, { entryId, jornada, formation, ifMatch: null }),
    };
  }),
  fills: onLineup((sequence, { entryId, jornada, players, lock }, choice) => {
    const keep = choice([[], [0], [1, 2, 5], players.map((_, slot) => slot).filter((slot) => slot % 2 === 0)]);
    const inside = keep.filter((slot) => slot < players.length);
    return {
      free: lock !== null && sequence.now < lock,
      write: () =>
        autofillLineup(sequence.tx, sequence.stage.userId, { entryId, jornada, keep: inside, ifMatch: null }),
    };
  }),
  copies: onLineup((sequence, { entryId, jornada }, choice, lineups) => {
    const from = choice(lineups);
    const copy = { entryId, jornada, fromEntry: from.entryId, fromJornada: from.jornada, ifMatch: null };
    return { write: () => copyLineup(sequence.tx, sequence.stage.userId, copy) };
  }),
  makes: onLineup((sequence, { entryId, jornada }, choice, lineups) => {
    const wish = { entryId, jornada, mode: choice(['auto', 'copiar']), from_ins: choice(lineups).entryId };
    return { write: () => makeLineup(sequence.tx, sequence.stage.userId, wish) };
  }),
  // Past the server: the database alone.
  writesByHand: onLineup((sequence, lineup, choice) => {
    const players = changed(sequence, lineup, lineup.formation, choice);
    const captain = players.includes(lineup.captain ?? 0) ? lineup.captain : null;
    const locked = lockedNow(sequence, lineup);
    const moved = movedBetween({ ...lineup, captain: null }, { players, captain: null });
    return {
      free: takesChanges(sequence, lineup) && moved.every((id) => !locked.has(id)),
      write: () =>
        sql`update lineup set players = ${players}::int[], captain = case when captain = any(${players}::int[]) then ${captain}::int end,
          version = version + 1, saved_at = app_now() where id = ${lineup.id}`.execute(sequence.tx),
    };
  }),
  joins: (sequence, choice) => {
    const roomId = choice(sequence.stage.rooms).id;
    return { write: () => enterCompeRoom(sequence.tx, { roomId, userId: sequence.stage.userId }) };
  },
  preparesNext: (sequence, choice) => {
    const kickOff = choice([LATER_KICK_OFF, sequence.now + 30 * MINUTE, sequence.now + 4 * MINUTE]);
    return {
      write: async () => {
        for (const match of sequence.matches.filter(({ jornada }) => jornada === 2)) {
          match.kickOff ??= kickOff;
          await setMatch(sequence, match.id, { kick_off: instant(match.kickOff) });
        }
        await prepareRoom(sequence.tx, sequence.stage.event);
      },
    };
  },
  addsToSlate: onSlate('slate add'),
  removesFromSlate: onSlate('slate remove'),
  replacesPlayersOutOfSlate: (sequence) => ({ write: () => replacePlayersOutOfSlate(asDatabase(sequence)) }),
};

/** Everything that may happen or be written, by name. */
export const slotActs: Readonly<Record<string, Act>> = { ...matchActs, ...lineupActs };
