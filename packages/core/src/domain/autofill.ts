import type { AnyFormation, Condition, Position } from '../contract/wire';
import { slotsOf, type Slot } from './formation';
import { positionName } from './position';

/** As much of a pool player as the auto-fill reads. */
export interface PoolPlayer {
  id: number;
  position: Position;
  condition: Condition;
  avg_points: number;
  team_id: number;
}

/** What the auto-fill must respect. */
export interface AutofillOptions {
  /** Player ids that stay, by slot. */
  keep?: Readonly<Record<number, number>>;
  /** The room's `flags.max_per_club`, the coach included; null or absent is no limit. */
  maxPerClub?: number | null;
  /** Draws instead of taking the best: the higher the average, the likelier; the same seed draws the same (rules R14.7). */
  seed?: number;
}

/** The pool cannot fill a slot: too few players of its position, or too few clubs under the room's limit. */
export class UnfilledPositionError extends Error {
  constructor(
    readonly slot: number,
    readonly position: Position,
  ) {
    super(`The pool has nobody left for slot ${slot} (${positionName(position)}): add players of that position to it.`);
    this.name = 'UnfilledPositionError';
  }
}

/** The player in a slot; a kept player who has left the pool since counts for no club. */
interface Held {
  id: number;
  club: number | null;
}

interface Board {
  slots: readonly Slot[];
  /** The pool, in the order in which it is taken. */
  ranking: readonly PoolPlayer[];
  held: Map<number, Held>;
  kept: ReadonlySet<number>;
  limit: number;
}

/**
 * Fills every free slot with the best of the pool: condition 0 first, then 1, and 2 or 3 only when nobody else is left;
 * then the highest average; ties to the lower id (rules R4.3). Returns the player ids by slot.
 * With a seed the order among the equally fit is drawn by their averages.
 * Under a club limit an earlier pick gives way when a later slot could not be filled otherwise, so it throws
 * `UnfilledPositionError` only when no lineup exists.
 * @throws Error when a kept player plays in another position or is kept twice.
 */
export function autofill(
  pool: readonly PoolPlayer[],
  formation: AnyFormation,
  options: AutofillOptions = {},
): number[] {
  const slots = slotsOf(formation);
  const held = keptBySlot(pool, slots, options.keep ?? {});
  const limit = options.maxPerClub ?? Number.POSITIVE_INFINITY;
  const { seed } = options;
  const board: Board = {
    slots,
    ranking: [...pool].sort(seed === undefined ? bestFirst : drawnFirst(pool, seed)),
    held,
    kept: new Set(held.keys()),
    limit,
  };
  for (const { slot, position } of slots) {
    if (!held.has(slot) && !fill(board, slot, new Set())) throw new UnfilledPositionError(slot, position);
  }
  return slots.flatMap(({ slot }) => held.get(slot)?.id ?? []);
}

const bestFirst = (a: PoolPlayer, b: PoolPlayer) =>
  a.condition - b.condition || b.avg_points - a.avg_points || a.id - b.id;

// Each draws a time that is the shorter the higher their average; the first come first. It depends on nobody else.
function drawnFirst(pool: readonly PoolPlayer[], seed: number): (a: PoolPlayer, b: PoolPlayer) => number {
  const times = new Map(
    pool.map(({ id, avg_points }) => [id, -Math.log(chanceOf(seed, id)) / Math.max(LEAST_WEIGHT, avg_points)]),
  );
  const timeOf = ({ id }: PoolPlayer) => times.get(id) ?? 0;
  return (a, b) => a.condition - b.condition || timeOf(a) - timeOf(b) || a.id - b.id;
}

/** Who has no average yet is drawn now and then, too. */
const LEAST_WEIGHT = 0.1;

/** A number between 0 and 1, both excluded, that two numbers decide (the finalizer of MurmurHash3). */
function chanceOf(seed: number, id: number): number {
  let hash = Math.imul(seed, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b);
  for (const factor of [0x85ebca6b, 0xc2b2ae35]) hash = Math.imul(hash ^ (hash >>> 15), factor);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 || 2 ** -33;
}

function keptBySlot(pool: readonly PoolPlayer[], slots: readonly Slot[], keep: Readonly<Record<number, number>>) {
  const held = new Map<number, Held>();
  for (const { slot, position } of slots) {
    const id = keep[slot];
    if (id === undefined) continue;
    const player = pool.find((candidate) => candidate.id === id);
    if (player && player.position !== position) {
      throw new Error(`Player ${id} does not play in slot ${slot}: keep them elsewhere.`);
    }
    if ([...held.values()].some((other) => other.id === id)) {
      throw new Error(`Player ${id} is kept in two slots: keep them once.`);
    }
    held.set(slot, { id, club: player?.team_id ?? null });
  }
  return held;
}

const slotsHeldBy = ({ held }: Board, club: number) =>
  [...held].filter(([, player]) => player.club === club).map(([slot]) => slot);

function fill(board: Board, slot: number, closedClubs: Set<number>): boolean {
  const taken = new Set([...board.held.values()].map(({ id }) => id));
  const position = board.slots[slot]?.position;
  const free = board.ranking.filter((player) => player.position === position && !taken.has(player.id));
  const open = free.find(
    ({ team_id }) => !closedClubs.has(team_id) && slotsHeldBy(board, team_id).length < board.limit,
  );
  if (open) {
    board.held.set(slot, { id: open.id, club: open.team_id });
    return true;
  }
  return free.some((player) => !closedClubs.has(player.team_id) && pushOut(board, player, slot, closedClubs));
}

/** One step of an augmenting path: a clubmate of the wanted player gives way to another club, which may push on in turn. */
function pushOut(board: Board, wanted: PoolPlayer, slot: number, closedClubs: Set<number>): boolean {
  closedClubs.add(wanted.team_id);
  return slotsHeldBy(board, wanted.team_id).some((holder) => {
    const leaving = board.held.get(holder);
    if (!leaving || board.kept.has(holder)) return false;
    board.held.delete(holder);
    const moved = fill(board, holder, closedClubs);
    if (moved) board.held.set(slot, { id: wanted.id, club: wanted.team_id });
    else board.held.set(holder, leaving);
    return moved;
  });
}
