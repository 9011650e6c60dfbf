import { changeFormation, copyLineup, replacePlayer, saveLineup, type Client } from '@arma11/core';
import type { AnyFormation, Formation, Lineup, LineupEntry } from '@arma11/core/contract';
import { flattenLineup, groupKeyOf } from '@arma11/core/domain';
import { playersOf } from '../model/lineupRows';

/** One change to a lineup, as it waits its turn to be saved. */
export type LineupCommand =
  | { kind: 'replace'; slot: number; player: number }
  /** `players`: the plan that was shown, for while the server cannot be asked. */
  | { kind: 'formation'; formation: Formation; jornada?: number | undefined; players?: readonly number[] }
  | { kind: 'whole'; formation: AnyFormation; players: readonly number[]; captain?: number | null | undefined }
  /** In rooms with a captain; null is nobody. */
  | { kind: 'captain'; slot: number | null }
  /** From another entry, whose team is known. */
  | { kind: 'copy'; from: number; formation: AnyFormation; players: readonly number[] };

/** The lineup before and after a change; `warning` is the server's word on a doubtful choice. */
export interface CommandOutcome {
  before: Lineup;
  after: Lineup;
  warning: string | null;
}

/** Sends one change built on the given lineup, and returns the lineup as it is then. Throws `Arma11Error`. */
export async function runCommand(client: Client, before: Lineup, command: LineupCommand): Promise<CommandOutcome> {
  if (isApplied(before, command)) return { before, after: before, warning: null };
  if (command.kind === 'replace') return replaced(client, before, command);
  return { before, after: await changed(client, before, command), warning: null };
}

type Replacing = Extract<LineupCommand, { kind: 'replace' }>;

async function replaced(client: Client, before: Lineup, { slot, player }: Replacing): Promise<CommandOutcome> {
  const entry = flattenLineup(before).find((each) => each.slot === slot);
  if (!entry) throw new Error(`The lineup has no slot ${slot}: pass one of its own slots.`);
  const saved = await replacePlayer(client, { lineupEntry: entry.id, player, version: before.version });
  return { before, after: withEntry(before, saved), warning: saved.warning };
}

async function changed(client: Client, before: Lineup, command: Exclude<LineupCommand, Replacing>): Promise<Lineup> {
  const { id: ins, version, jornada } = before;
  if (command.kind === 'formation') {
    const { formation, jornada: named } = command;
    const answer = await changeFormation(client, { ins, formation, version, ...(named ? { jornada: named } : {}) });
    // A formation change takes effect only on a response with status 'ok' (product §4).
    return (answer.status as string) === 'ok' ? answer.lineup : before;
  }
  if (command.kind === 'copy') return (await copyLineup(client, { ins, from: command.from, jornada, version })).lineup;
  const { formation, players } = command.kind === 'captain' ? playersOf(before) : command;
  const captain = command.kind === 'captain' ? command.slot : command.captain;
  const { lineup } = await saveLineup(client, {
    ins,
    jornada,
    formation,
    version,
    players: players.map((player, slot) => ({ slot, player })),
    ...(captain === undefined ? {} : { captain }),
  });
  return lineup;
}

/** Whether a lineup already is as the change wants it: a save whose answer was lost is recognised by this. */
export function isApplied(lineup: Lineup, command: LineupCommand): boolean {
  const { formation, players } = playersOf(lineup);
  const captain = lineup.captain ?? null;
  if (command.kind === 'replace') return players[command.slot] === command.player;
  if (command.kind === 'formation') return formation === command.formation;
  if (command.kind === 'captain') return captain === command.slot;
  const armband = command.kind === 'whole' ? command.captain : undefined;
  return (
    formation === command.formation &&
    command.players.every((id, slot) => players[slot] === id) &&
    (armband === undefined || armband === captain)
  );
}

/** The players that differ between two lineups of one formation; none across formations. */
export function swapsBetween(before: Lineup, after: Lineup): { slot: number; out: number; in: number }[] {
  const [old, now] = [playersOf(before), playersOf(after)];
  if (old.formation !== now.formation) return [];
  return now.players.flatMap((id, slot) => {
    const out = old.players[slot];
    return out === undefined || out === id ? [] : { slot, out, in: id };
  });
}

interface SavedEntry {
  entry: LineupEntry;
  version: number;
  saved_at: string;
  receipt: string;
}

function withEntry(lineup: Lineup, { entry, version, saved_at, receipt }: SavedEntry): Lineup {
  const key = groupKeyOf(entry.player_type);
  const group = lineup[key].map((held) => (held.slot === entry.slot ? entry : held));
  return { ...lineup, [key]: group, version, saved_at, receipt };
}
