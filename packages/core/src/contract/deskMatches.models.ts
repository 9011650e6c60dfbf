import { z } from 'zod';
import { MatchEstado, type Model } from './models';

const Text = z.string().nullable();
const Figure = z.number().nullable();

const deskMatch = z.object({
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
/** A match as the desk lists it. */
export interface DeskMatch extends z.infer<typeof deskMatch> {}
export const DeskMatch: Model<DeskMatch> = deskMatch;

const deskMatchState = z.object({
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
/** What a version keeps of a match. */
export interface DeskMatchState extends z.infer<typeof deskMatchState> {}
export const DeskMatchState: Model<DeskMatchState> = deskMatchState;

const deskMatchChange = z.object({
  match: z.int(),
  name: z.string(),
  before: DeskMatchState,
  after: DeskMatchState,
});
/** A match before and after a change by hand. */
export interface DeskMatchChange extends z.infer<typeof deskMatchChange> {}
export const DeskMatchChange: Model<DeskMatchChange> = deskMatchChange;

const deskIncident = z.object({
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
/** A match that keeps rooms waiting. */
export interface DeskIncident extends z.infer<typeof deskIncident> {}
export const DeskIncident: Model<DeskIncident> = deskIncident;

const deskDecision = z.object({
  incident: z.int(),
  match: z.int(),
  kind: z.string(),
  decision: z.enum(['mantener', 'anular', 'resultado']),
  before: DeskMatchState,
  after: DeskMatchState,
});
/** What an incident was decided to be. */
export interface DeskDecision extends z.infer<typeof deskDecision> {}
export const DeskDecision: Model<DeskDecision> = deskDecision;

const Version = z.object({
  at: z.string(),
  actor: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

const deskMatchShown = z.object({
  match: DeskMatch,
  versions: z.array(Version),
  incidents: z.array(DeskIncident),
  rooms: z.array(z.object({ room: z.int(), kind: z.string(), estado: z.string(), counts: z.boolean() })),
});
/** One match with everything that was ever changed about it. */
export interface DeskMatchShown extends z.infer<typeof deskMatchShown> {}
export const DeskMatchShown: Model<DeskMatchShown> = deskMatchShown;

const deskCsvReport = z.object({
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
/** What an import of a CSV file did, or would do. */
export interface DeskCsvReport extends z.infer<typeof deskCsvReport> {}
export const DeskCsvReport: Model<DeskCsvReport> = deskCsvReport;

const deskLeague = z.object({
  league: z.string(),
  name: z.string(),
  season: z.string(),
  scoring: z.enum(['arma11', 'fpl']),
  teams: z.int(),
  players: z.int(),
  matches: z.int(),
  played: z.int(),
});
/** A league and what it holds. */
export interface DeskLeague extends z.infer<typeof deskLeague> {}
export const DeskLeague: Model<DeskLeague> = deskLeague;
