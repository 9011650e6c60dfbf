import type { Award } from '@arma11/core/contract';
import { awardsFor, defaultAwardTable, potOf } from '@arma11/core/domain';
import type { RoomFacts } from './roomFacts';

const minute = 60_000;
/** How long before the lock a seat can no longer be given back (rules R2.4). */
const leaveLead = 15 * minute;

/** What the table of prizes in the confirmation stands for. */
export type AwardsBasis = 'asIs' | 'full' | 'guaranteed';

/** The prizes a player would play for: with the player in, with the room full, or as they were promised. */
export interface JoinAwards {
  basis: AwardsBasis;
  awards: readonly Award[];
}

/**
 * The prizes of a room for who is about to enter: guaranteed ones as published, those of a full room where it must fill,
 * else of everybody who is in plus the player (rules R2.3, R7.2).
 */
export function joinAwards(facts: RoomFacts, published: readonly Award[] | null): JoinAwards | null {
  if (facts.modo === 'garantizado') return published && { basis: 'guaranteed', awards: published };
  const full = facts.modo === 'completo';
  const entries = full ? facts.seats : Math.min(facts.players + 1, facts.seats);
  const { amount_ins, commissionBps: commission_bps } = facts;
  const { pozo } = potOf({ amount_ins, entries, commission_bps });
  const table = customTable(published, facts.players);
  const awards = awardsFor({ pozo, entries, ...(table ? { table } : {}) });
  return { basis: full ? 'full' : 'asIs', awards };
}

/** The room's own table of prizes, or null while it follows the default for its number of entries. */
function customTable(published: readonly Award[] | null, players: number): readonly Award[] | null {
  if (!published || published.length === 0) return null;
  const usual = defaultAwardTable(players);
  const same =
    usual.length === published.length && usual.every(({ percent }, at) => percent === published[at]?.percent);
  return same ? null : published;
}

/** Until when the seat can be given back, or null when it no longer can (rules R2.4). */
export function leaveUntil({ lockAt }: Pick<RoomFacts, 'lockAt'>, now: number): number | null {
  const until = Date.parse(lockAt) - leaveLead;
  return now < until ? until : null;
}

/** Rooms that must fill, and duels, keep their players once they are full (rules R2.4). */
export const keepsWhenFull = ({ modo, seats }: Pick<RoomFacts, 'modo' | 'seats'>): boolean =>
  modo === 'completo' || seats === 2;

/** The commission in percent: '10', '12.5'. */
export const commissionPercent = ({ commissionBps }: Pick<RoomFacts, 'commissionBps'>): string =>
  String(commissionBps / 100);
