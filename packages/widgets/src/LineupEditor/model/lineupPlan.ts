import type { AnyFormation, Formation, Lineup, Player } from '@arma11/core/contract';
import {
  autofill,
  changeFormation,
  flattenLineup,
  isFormation,
  type AutofillOptions,
  type PricedPlayer,
} from '@arma11/core/domain';
import { playerLocked } from '../players/playerLock';

/** One swap of a plan; `in` is null when nobody can say yet who the server will choose. */
export interface PlannedSwap {
  slot: number;
  out: Player;
  in: Player | null;
}

/** What a change would do, shown before anything is saved. */
export interface LineupPlan {
  formation: AnyFormation;
  /** The player ids by slot after the change; empty when the newcomers are not known. */
  players: number[];
  swaps: PlannedSwap[];
}

/** How free slots are filled: `autofill`, or within the budget of a room. */
export type TeamFill = (pool: readonly PricedPlayer[], formation: AnyFormation, options: AutofillOptions) => number[];

/** What both plans are made from. */
export interface PlanSource {
  lineup: Lineup;
  /** The room's pool of the positions concerned. */
  pool: readonly Player[];
  maxPerClub: number | null;
  /** The instant, once the room has locked and only slots may still change. @default null */
  lateNow?: number | null;
  /** How free slots are filled. @default autofill */
  fill?: TeamFill | undefined;
}

/** Who leaves and who enters when the formation changes (rules R4.5). */
export function planFormation({ lineup, pool: all, maxPerClub, lateNow, fill }: PlanSource, to: Formation): LineupPlan {
  const pool = free(all, lateNow);
  const current = flattenLineup(lineup).map(({ player }) => player);
  if (!isFormation(lineup.formation)) throw new Error(`A ${lineup.formation} lineup keeps its formation.`);
  const after = changeFormation({
    players: current.map(({ id }) => id),
    from: lineup.formation,
    to,
    pool: poolOf(pool, current),
    maxPerClub,
    fill,
  });
  const known = byId(pool, current);
  const incoming = after.added.flatMap((id) => known.get(id) ?? []);
  const swaps = after.removed.flatMap((id, index) => {
    const out = known.get(id);
    return out ? { slot: after.players.indexOf(after.added[index] ?? 0), out, in: incoming[index] ?? null } : [];
  });
  return { formation: to, players: after.players, swaps };
}

/** What copying another team of the player would do to this one; null when it breaks this room's limit per club. */
export function planCopy(lineup: Lineup, from: Lineup, maxPerClub: number | null): LineupPlan | null {
  const [old, now] = [flattenLineup(lineup), flattenLineup(from)].map((entries) => entries.map(({ player }) => player));
  const clubs = now!.map(({ team }) => team.id);
  if (maxPerClub !== null && clubs.some((id) => clubs.filter((other) => other === id).length > maxPerClub)) return null;
  const missing = (some: Player[], others: Player[]) =>
    some.filter(({ id }) => !others.some((other) => other.id === id));
  const incoming = missing(now!, old!);
  const swaps = missing(old!, now!).map((out, index) => ({ slot: index, out, in: incoming[index] ?? null }));
  return { formation: from.formation, players: now!.map(({ id }) => id), swaps };
}

/** Who leaves when the formation changes, for when the pool cannot be read: the server chooses who enters. */
export function planFormationBlind(lineup: Lineup, to: Formation): LineupPlan {
  const lines = [lineup.porteros, lineup.defensas, lineup.mediocampistas, lineup.delanteros];
  const room = [1, ...to.split('').map(Number)];
  const out = lines.flatMap((line, index) => line.slice(room[index]));
  return { formation: to, players: [], swaps: out.map(({ slot, player }) => ({ slot, out: player, in: null })) };
}

/**
 * The best lineup of the pool in the present formation, keeping the given slots and the locked ones (rules R4.3).
 * Whoever stays keeps their place, so that the swaps are the least that lead there.
 */
export function planAutofill(source: PlanSource, keep: ReadonlySet<number>): LineupPlan {
  const { lineup, maxPerClub, fill = autofill } = source;
  const pool = free(source.pool, source.lateNow);
  const entries = flattenLineup(lineup);
  const current = entries.map(({ player }) => player);
  const kept = entries.filter(({ slot, locked }) => locked || keep.has(slot));
  const best = fill(poolOf(pool, current), lineup.formation, {
    keep: Object.fromEntries(kept.map(({ slot, player }) => [slot, player.id])),
    maxPerClub,
  });
  const known = byId(pool, current);
  const staying = new Set(best);
  const swaps: PlannedSwap[] = [];
  const held = new Set(current.map(({ id }) => id));
  const newcomers = best.filter((id) => !held.has(id)).flatMap((id) => known.get(id) ?? []);
  for (const { slot, player } of entries) {
    if (staying.has(player.id)) continue;
    const index = newcomers.findIndex(({ position }) => position === player.position);
    const [incoming] = index < 0 ? [] : newcomers.splice(index, 1);
    if (incoming) swaps.push({ slot, out: player, in: incoming });
  }
  const entering = new Map(swaps.map((swap) => [swap.slot, swap.in?.id]));
  const players = entries.map(({ slot, player }) => entering.get(slot) ?? player.id);
  return { formation: lineup.formation, players, swaps };
}

// Whoever's match has begun cannot come any more.
const free = (pool: readonly Player[], lateNow: number | null = null) =>
  pool.filter((player) => !playerLocked(player, lateNow));

// Whoever already plays may have left the pool: they still count for their club.
const poolOf = (pool: readonly Player[], current: readonly Player[]): PricedPlayer[] =>
  [...byId(current, pool).values()].map(({ id, position, condition, avg_points, team, price = 0 }) => ({
    id,
    position,
    condition,
    avg_points,
    team_id: team.id,
    price,
  }));

const byId = (...lists: (readonly Player[])[]) => new Map(lists.flat().map((player) => [player.id, player]));
