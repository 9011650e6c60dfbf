import { z } from 'zod';

// The documents of the official API, as far as we read them. Whatever is not named here never reaches us:
// total_points, above all, since points are computed from the events.

const Count = z.int().min(0);

export const ApiTeam = z.object({ id: z.int(), name: z.string(), short_name: z.string() });
export type ApiTeam = z.infer<typeof ApiTeam>;

export const ApiElement = z.object({
  id: z.int(),
  team: z.int(),
  /** 1 goalkeeper, 2 defender, 3 midfielder, 4 forward, 5 manager. */
  element_type: z.int().min(1).max(5),
  first_name: z.string(),
  second_name: z.string(),
  web_name: z.string(),
  /** Since 2026/27; empty where the other two names do. */
  known_name: z.string().optional(),
  /** a(vailable), d(oubtful), i(njured), s(uspended), u(navailable), n(ot eligible). */
  status: z.string(),
  news: z.string().nullable(),
  squad_number: z.int().nullable().optional(),
});
export type ApiElement = z.infer<typeof ApiElement>;

const SideList = z.array(z.object({ element: z.int() }));

export const ApiFixture = z.object({
  id: z.int(),
  /** Null while a postponed fixture belongs to no gameweek. */
  event: z.int().nullable(),
  kickoff_time: z.iso.datetime().nullable(),
  started: z.boolean().nullable(),
  finished: z.boolean(),
  finished_provisional: z.boolean().nullable(),
  minutes: Count.nullable(),
  team_h: z.int(),
  team_a: z.int(),
  team_h_score: Count.nullable(),
  team_a_score: Count.nullable(),
  /** Who did what, by side: it tells for which side a player was listed. */
  stats: z.array(z.object({ h: SideList, a: SideList })).default([]),
});
export type ApiFixture = z.infer<typeof ApiFixture>;

export const ApiStats = z.object({
  minutes: Count,
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
  bonus: Count,
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
  events: z.array(z.object({ id: z.int().min(1), deadline_time: z.iso.datetime() })).min(1),
  teams: z.array(ApiTeam),
  elements: z.array(ApiElement),
});

const Explained = z.object({
  fixture: z.int(),
  stats: z.array(z.object({ identifier: z.string(), value: Count })),
});

export const ApiLiveElement = z.object({ id: z.int(), stats: ApiStats, explain: z.array(Explained) });
export type ApiLiveElement = z.infer<typeof ApiLiveElement>;

export const ApiLive = z.object({ elements: z.array(ApiLiveElement) });
