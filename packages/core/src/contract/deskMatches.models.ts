import { z } from 'zod';
import { MatchEstado } from './models';

const Text = z.string().nullable();
const Figure = z.number().nullable();

/** A match as the desk lists it. */
export const DeskMatch = z.object({
  match: z.int(),
  league: z.string(),
  jornada: z.int(),
  name: z.string(),
  kick_off: Text,
  estado: MatchEstado,
  score: Text,
  official: z.boolean(),
  /** Changed by hand: no feed changes its state or result any more. */
  held: z.boolean(),
  rooms: z.int(),
  incidents: z.int(),
});
export type DeskMatch = z.infer<typeof DeskMatch>;

/** What a version keeps of a match. */
export const DeskMatchState = z.object({
  kick_off: Text,
  confirmed_time: z.boolean(),
  estado: MatchEstado,
  minute: Figure,
  goals_local: Figure,
  goals_visit: Figure,
  first_goal: z.enum(['local', 'visit', 'none']).nullable(),
  first_goal_minute: Figure,
  official: z.boolean(),
  final_at: Text,
  started_at: Text,
  held: z.boolean(),
});
export type DeskMatchState = z.infer<typeof DeskMatchState>;

/** A match before and after a change by hand. */
export const DeskMatchChange = z.object({
  match: z.int(),
  name: z.string(),
  before: DeskMatchState,
  after: DeskMatchState,
});
export type DeskMatchChange = z.infer<typeof DeskMatchChange>;

/** A match that keeps rooms waiting. */
export const DeskIncident = z.object({
  incident: z.int(),
  match: z.int(),
  name: z.string(),
  league: z.string(),
  kind: z.string(),
  estado: z.enum(['abierta', 'decidida']),
  decision: z.enum(['mantener', 'anular', 'resultado']).nullable(),
  reason: Text,
  opened_at: z.string(),
  due_at: z.string(),
  decided_at: Text,
  decided_by: Text,
  /** Rooms that wait for it. */
  rooms: z.int(),
});
export type DeskIncident = z.infer<typeof DeskIncident>;

/** What an incident was decided to be. */
export const DeskDecision = z.object({
  incident: z.int(),
  match: z.int(),
  kind: z.string(),
  decision: z.enum(['mantener', 'anular', 'resultado']),
  before: DeskMatchState,
  after: DeskMatchState,
});
export type DeskDecision = z.infer<typeof DeskDecision>;

const Version = z.object({
  at: z.string(),
  actor: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

/** One match with everything that was ever changed about it. */
export const DeskMatchShown = z.object({
  match: DeskMatch,
  versions: z.array(Version),
  incidents: z.array(DeskIncident),
  rooms: z.array(z.object({ room: z.int(), kind: z.string(), estado: z.string(), counts: z.boolean() })),
});
export type DeskMatchShown = z.infer<typeof DeskMatchShown>;

/** What an import of a CSV file did, or would do. */
export const DeskCsvReport = z.object({
  kind: z.enum(['teams', 'players', 'matches', 'stats']),
  league: z.string(),
  dry_run: z.boolean(),
  rows: z.int(),
  inserted: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  changes: z.array(
    z.object({
      id: z.string(),
      created: z.boolean(),
      columns: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
    }),
  ),
});
export type DeskCsvReport = z.infer<typeof DeskCsvReport>;

/** A league and what it holds. */
export const DeskLeague = z.object({
  league: z.string(),
  name: z.string(),
  season: z.string(),
  scoring: z.enum(['arma11', 'fpl']),
  teams: z.int(),
  players: z.int(),
  matches: z.int(),
  played: z.int(),
});
export type DeskLeague = z.infer<typeof DeskLeague>;
