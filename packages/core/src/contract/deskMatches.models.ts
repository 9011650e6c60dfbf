// Long: a list of shapes, one for each call about matches, leagues and players.
import { z } from 'zod';
import { LongTermKind, MatchEstado, type Model } from './models';

const Text = z.string().nullable();
const Figure = z.number().nullable();

const deskMatch = z.object({
  match: z.int(),
  league: z.string(),
  jornada: z.int(),
  name: z.string(),
  kick_off: Text,
  /** Its kick-off is confirmed: new rooms and slates take no other. */
  confirmed_time: z.boolean(),
  estado: MatchEstado,
  score: Text,
  /** Its result is confirmed. */
  official: z.boolean(),
  /** Changed by hand: no feed changes its state or result any more. */
  held: z.boolean(),
  /** Rooms on it that are not over. */
  rooms: z.int(),
  /** Those that are open. */
  incidents: z.int(),
});
/** A match as the desk lists it. */
export interface DeskMatch extends z.infer<typeof deskMatch> {}
export const DeskMatch: Model<DeskMatch> = deskMatch;

const deskMatchState = z.object({
  kick_off: Text,
  /** Its kick-off is confirmed. */
  confirmed_time: z.boolean(),
  estado: MatchEstado,
  minute: Figure,
  goals_local: Figure,
  goals_visit: Figure,
  first_goal: z.enum(['local', 'visit', 'none']).nullable(),
  first_goal_minute: Figure,
  /** Its result is confirmed. */
  official: z.boolean(),
  final_at: Text,
  started_at: Text,
  /** The result was given at a desk: its first goal and scorers are void. */
  awarded: z.boolean(),
  /** Changed by hand: no feed changes its state or result any more. */
  held: z.boolean(),
  /** Its state was said by hand, and no feed has told it since. */
  said: z.boolean(),
  /** Its kick-off was set by hand: feeds do not change it. */
  kick_off_held: z.boolean(),
  knockout: z.enum(['unico', 'vuelta']).nullable(),
  advances: z.enum(['local', 'visit']).nullable(),
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
  /** The match that keeps rooms waiting; null where a room is paid late. */
  match: z.int().nullable(),
  /** The room that is paid late (`pago_atrasado`); null where a match is meant. */
  room: z.int().nullable(),
  /** The match's clubs, or the room's name. */
  name: z.string(),
  league: z.string(),
  kind: z.string(),
  /** What is missing, in a sentence; null where the kind says it all. */
  detail: Text,
  estado: z.enum(['abierta', 'decidida']),
  decision: z.enum(['mantener', 'anular', 'resultado']).nullable(),
  reason: Text,
  opened_at: z.string(),
  /** Without a decision by then the rules decide. */
  due_at: z.string(),
  decided_at: Text,
  /** Null: the rules. */
  decided_by: Text,
  /** Rooms that wait for it. */
  rooms: z.int(),
});
/** A match that keeps rooms waiting, or a room that is paid late. */
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
  rooms: z.array(
    z.object({
      room: z.int(),
      kind: z.string(),
      estado: z.string(),
      /** The match is not void in it. */
      counts: z.boolean(),
    }),
  ),
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
  /** Its table of points. */
  scoring: z.enum(['arma11', 'fpl']),
  teams: z.int(),
  players: z.int(),
  matches: z.int(),
  played: z.int(),
});
/** A league and what it holds. */
export interface DeskLeague extends z.infer<typeof deskLeague> {}
export const DeskLeague: Model<DeskLeague> = deskLeague;

const deskTeam = z.object({
  team: z.int(),
  external_id: z.string(),
  name: z.string(),
  short: z.string(),
  players: z.int(),
  coach: z.string().nullable(),
});
/** A club of a league. */
export interface DeskTeam extends z.infer<typeof deskTeam> {}
export const DeskTeam: Model<DeskTeam> = deskTeam;

const deskOutcome = z.object({
  league: z.string(),
  kind: LongTermKind,
  /** Who it is; none where nobody is; null when it is not told. */
  names: z.array(z.string()).nullable(),
  /** Open rooms that ask it. */
  rooms: z.int(),
});
/** What a competition came to, as it was told. */
export interface DeskOutcome extends z.infer<typeof deskOutcome> {}
export const DeskOutcome: Model<DeskOutcome> = deskOutcome;

const deskPlayer = z.object({
  player: z.int(),
  external_id: z.string(),
  full_name: z.string(),
  team: z.string(),
  /** POR, DEF, MED, DEL or ENT. */
  position: z.string(),
  /** 0 fit, 1 doubtful, 2 injured, 3 suspended. */
  condition: z.int(),
  condition_note: Text,
  active: z.boolean(),
  /** Not in the pools of rooms that open from now on. */
  retired: z.boolean(),
});
/** A player or coach of a league. */
export interface DeskPlayer extends z.infer<typeof deskPlayer> {}
export const DeskPlayer: Model<DeskPlayer> = deskPlayer;
