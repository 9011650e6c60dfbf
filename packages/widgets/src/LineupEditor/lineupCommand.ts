import { changeFormation, replacePlayer, saveLineup, type Client } from '@arma11/core';
import type { AnyFormation, Formation, Lineup, LineupEntry } from '@arma11/core/contract';
import { flattenLineup, groupKeyOf } from '@arma11/core/domain';
import { playersOf } from './lineupRows';

/** One change to a lineup, as it waits its turn to be saved. */
export type LineupCommand =
  | { kind: 'replace'; slot: number; player: number }
  | { kind: 'formation'; formation: Formation }
  | { kind: 'whole'; formation: AnyFormation; players: readonly number[] };

/** The lineup before and after a change; `warning` is the server's word on a doubtful choice. */
export interface CommandOutcome {
  before: Lineup;
  after: Lineup;
  warning: string | null;
}

/** Sends one change built on the given lineup, and answers the lineup as it is then. Throws `Arma11Error`. */
export async function runCommand(client: Client, before: Lineup, command: LineupCommand): Promise<CommandOutcome> {
  if (isApplied(before, command)) return { before, after: before, warning: null };
  const { id: ins, version } = before;
  if (command.kind === 'replace') {
    const entry = flattenLineup(before).find(({ slot }) => slot === command.slot);
    if (!entry) throw new Error(`The lineup has no slot ${command.slot}: pass one of its own slots.`);
    const saved = await replacePlayer(client, { lineupEntry: entry.id, player: command.player, version });
    return { before, after: withEntry(before, saved), warning: saved.warning };
  }
  if (command.kind === 'formation') {
    const changed = await changeFormation(client, { ins, formation: command.formation, version });
    // A formation change takes effect only on a response with status 'ok' (product.md §4).
    const after = (changed.status as string) === 'ok' ? changed.lineup : before;
    return { before, after, warning: null };
  }
  const players = command.players.map((player, slot) => ({ slot, player }));
  const { formation } = command;
  const { lineup } = await saveLineup(client, { ins, jornada: before.jornada, formation, players, version });
  return { before, after: lineup, warning: null };
}

/** Whether a lineup already is as the change wants it: a save whose answer was lost is recognised by this. */
export function isApplied(lineup: Lineup, command: LineupCommand): boolean {
  const { formation, players } = playersOf(lineup);
  if (command.kind === 'replace') return players[command.slot] === command.player;
  if (command.kind === 'formation') return formation === command.formation;
  return formation === command.formation && command.players.every((id, slot) => players[slot] === id);
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
