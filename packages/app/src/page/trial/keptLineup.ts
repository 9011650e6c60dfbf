import type { AnyFormation } from '@arma11/core/contract';
import { isAnyFormation } from '@arma11/core/domain';
import { LINEUP_TRIAL_PREFIX } from './trialPrefix';

/** Who stands in an eleven of a guest: the name says who went, should they leave the pool. */
export interface KeptFootballer {
  id: number;
  name: string;
}

/** The eleven that a guest made in a room that they try, kept on the device until the room locks. */
export interface KeptLineup {
  /** The room's lock, in milliseconds. */
  until: number;
  /** The guest changed it, or asked to enter with it; until then it is the one that they were drawn. */
  chosen: boolean;
  formation: AnyFormation;
  /** By slot. */
  players: readonly KeptFootballer[];
  /** The captain's slot; null for nobody. */
  captain: number | null;
}

/** Another shape of what is kept is another number: what an earlier app kept is nothing then. */
const VERSION = 1;

/** What the device keeps of a room, also after its lock; null where that is nothing, or not what this app writes. */
export function readKeptLineup(room: number): KeptLineup | null {
  try {
    return checked(JSON.parse(localStorage.getItem(LINEUP_TRIAL_PREFIX + room) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps the eleven of a room. Returns false where the browser keeps nothing. */
export function keepLineup(room: number, { players, ...kept }: KeptLineup): boolean {
  const rows = players.map(({ id, name }) => [id, name]);
  try {
    localStorage.setItem(LINEUP_TRIAL_PREFIX + room, JSON.stringify({ v: VERSION, ...kept, players: rows }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what was kept of a room. */
export function forgetKeptLineup(room: number): void {
  try {
    localStorage.removeItem(LINEUP_TRIAL_PREFIX + room);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

/** Who is led from a full room to one like it takes their eleven along. */
export function moveKeptLineup(from: number, to: number): void {
  const kept = from === to ? null : readKeptLineup(from);
  if (kept && keepLineup(to, kept)) forgetKeptLineup(from);
}

/** Forgets every room that has locked. */
export function forgetLateLineups(now: number): void {
  try {
    const rooms = Object.keys(localStorage).filter((key) => key.startsWith(LINEUP_TRIAL_PREFIX));
    for (const room of rooms.map((key) => Number(key.slice(LINEUP_TRIAL_PREFIX.length))))
      if (!((readKeptLineup(room)?.until ?? 0) > now)) forgetKeptLineup(room);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

function checked(value: unknown): KeptLineup | null {
  if (typeof value !== 'object' || value === null || !('v' in value) || value.v !== VERSION) return null;
  const { until, chosen, formation, players, captain } = value as Record<string, unknown>;
  if (typeof until !== 'number' || typeof chosen !== 'boolean' || !isAnyFormation(formation)) return null;
  if (!Array.isArray(players) || !players.every(isRow) || !isCaptain(captain)) return null;
  return { until, chosen, formation, players: players.map(([id, name]) => ({ id, name })), captain };
}

const isRow = (row: unknown): row is [id: number, name: string] =>
  Array.isArray(row) && row.length === 2 && Number.isInteger(row[0]) && typeof row[1] === 'string';

const isCaptain = (slot: unknown): slot is number | null =>
  slot === null || (Number.isInteger(slot) && (slot as number) >= 0);
