import { z } from 'zod';
import { KickOff, whole } from './feedRanges';

// The documents of the official API, as far as we read them. Whatever is not named here never reaches us:
// total_points, above all, since points are computed from the events.

const Count = whole(0, 99);
export const Id = whole(1, 2_147_483_647);
const Gameweek = whole(1, 1000);
/** Of one match, and of the three that a gameweek may have at most. */
const Minutes = whole(0, 130);
const MinutesOfWeek = whole(0, 390);

const UtcKickOff = KickOff(z.iso.datetime({ error: 'write it in UTC like 2025-08-15T19:00:00Z' }));

export const ApiTeam = z.object({ id: Id, name: z.string(), short_name: z.string() });
export type ApiTeam = z.infer<typeof ApiTeam>;

export const ApiElement = z.object({
  id: Id,
  team: Id,
  /** 1 goalkeeper, 2 defender, 3 midfielder, 4 forward, 5 manager. */
  element_type: whole(1, 5),
  first_name: z.string(),
  second_name: z.string(),
  web_name: z.string(),
  /** Since 2026/27; empty where the other two names do. */
  known_name: z.string().optional(),
  /** a(vailable), d(oubtful), i(njured), s(uspended), u(navailable), n(ot eligible). */
  status: z.string(),
  news: z.string().nullable(),
  squad_number: whole(0, 999).nullable().optional(),
});
export type ApiElement = z.infer<typeof ApiElement>;

const SideList = z.array(z.object({ element: Id, value: z.number().default(1) }));

export const ApiFixture = z.object({
  id: Id,
  /** Null while a postponed fixture belongs to no gameweek. */
  event: Gameweek.nullable(),
  kickoff_time: UtcKickOff.nullable(),
  started: z.boolean().nullable(),
  finished: z.boolean(),
  finished_provisional: z.boolean().nullable(),
  minutes: Minutes.nullable(),
  team_h: Id,
  team_a: Id,
  team_h_score: Count.nullable(),
  team_a_score: Count.nullable(),
  /** Who did what, by side: it tells for which side a player was listed. */
  stats: z.array(z.object({ identifier: z.string().default(''), h: SideList, a: SideList })).default([]),
});
export type ApiFixture = z.infer<typeof ApiFixture>;

export const ApiStats = z.object({
  minutes: Minutes,
  goals_scored: Count,
  assists: Count,
  clean_sheets: Count,
  goals_conceded: Count,
  own_goals: Count,
  penalties_saved: Count,
  penalties_missed: Count,
  yellow_cards: Count,
  red_cards: Count,
  saves: Count,
  bonus: whole(0, 3),
  /** Since 2025/26. */
  defensive_contribution: Count.optional(),
  /** Managers exist from gameweek 23 of 2024/25 to its end; the columns from gameweek 22. */
  mng_win: Count.default(0),
  mng_draw: Count.default(0),
  mng_loss: Count.default(0),
  mng_goals_scored: Count.default(0),
  mng_clean_sheets: Count.default(0),
  mng_underdog_win: Count.default(0),
  mng_underdog_draw: Count.default(0),
});
export type ApiStats = z.infer<typeof ApiStats>;

export const ApiBootstrap = z.object({
  events: z.array(z.object({ id: Gameweek, deadline_time: UtcKickOff })).min(1),
  teams: z.array(ApiTeam),
  elements: z.array(ApiElement),
});

const Explained = z.object({
  fixture: Id,
  stats: z.array(z.object({ identifier: z.string(), value: Minutes })),
});

export const ApiLiveElement = z.object({
  id: Id,
  /** The sum over the gameweek's fixtures. */
  stats: ApiStats.extend({ minutes: MinutesOfWeek, bonus: Count }),
  explain: z.array(Explained),
});
export type ApiLiveElement = z.infer<typeof ApiLiveElement>;

export const ApiLive = z.object({ elements: z.array(ApiLiveElement) });
