// Long: a list of shapes, one for each call about matches, leagues and players.
import { z } from 'zod';
import { LongTermKind, MatchEstado, type Model } from './models';

const Text = z.string().nullable();
const Figure = z.number().nullable();

const deskMatch = z.object({
  /** The number of the match. */
  match: z.int(),
  /** Its league, by its `league_unique`. */
  league: z.string(),
  /** The number of its jornada. */
  jornada: z.int(),
  /** Both clubs in short, home first: `ALI - UNI`. */
  name: z.string(),
  /** When it begins; null without a date. ISO-8601 instant in UTC. */
  kick_off: Text,
  /** Its kick-off is confirmed: new rooms and slates take no other. */
  confirmed_time: z.boolean(),
  /** Where it stands. */
  estado: MatchEstado,
  /** Goals, home first: `2-1`; null while there are none to tell. */
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
  /** When it begins; null without a date. ISO-8601 instant in UTC. */
  kick_off: Text,
  /** Its kick-off is confirmed. */
  confirmed_time: z.boolean(),
  /** Where it stands. */
  estado: MatchEstado,
  /** Minute of play; null while nothing tells it. */
  minute: Figure,
  /** Goals of the home side; null while there are none to tell. */
  goals_local: Figure,
  /** Goals of the visiting side; null while there are none to tell. */
  goals_visit: Figure,
  /** Who scored first; `none`: nobody did; null: not told. */
  first_goal: z.enum(['local', 'visit', 'none']).nullable(),
  /** Minute of the first goal; null: not told. */
  first_goal_minute: Figure,
  /** Its result is confirmed. */
  official: z.boolean(),
  /** When the last whistle came; null before it. ISO-8601 instant in UTC. */
  final_at: Text,
  /** When it really began; null before that. ISO-8601 instant in UTC. */
  started_at: Text,
  /** The result was given at a desk: its first goal and scorers are void. */
  awarded: z.boolean(),
  /** Changed by hand: no feed changes its state or result any more. */
  held: z.boolean(),
  /** Its state was said by hand, and no feed has told it since. */
  said: z.boolean(),
  /** Its kick-off was set by hand: feeds do not change it. */
  kick_off_held: z.boolean(),
  /** Somebody goes through by it: alone, or as the second leg of two (rules R17.5); null: nobody does. */
  knockout: z.enum(['unico', 'vuelta']).nullable(),
  /** Who goes through; null: not told, or nobody does. */
  advances: z.enum(['local', 'visit']).nullable(),
});
/** What a version keeps of a match. */
export interface DeskMatchState extends z.infer<typeof deskMatchState> {}
export const DeskMatchState: Model<DeskMatchState> = deskMatchState;

const deskMatchChange = z.object({
  /** The match. */
  match: z.int(),
  /** Both clubs, home first. */
  name: z.string(),
  /** As it was. */
  before: DeskMatchState,
  /** As it is now. */
  after: DeskMatchState,
});
/** A match before and after a change by hand. */
export interface DeskMatchChange extends z.infer<typeof deskMatchChange> {}
export const DeskMatchChange: Model<DeskMatchChange> = deskMatchChange;

const deskIncident = z.object({
  /** The number of the incident. */
  incident: z.int(),
  /** The match that keeps rooms waiting; null where a room is paid late. */
  match: z.int().nullable(),
  /** The room that is paid late (`pago_atrasado`); null where a match is meant. */
  room: z.int().nullable(),
  /** The match's clubs, or the room's name. */
  name: z.string(),
  /** Its league, by its `league_unique`. */
  league: z.string(),
  /** What is wrong, such as `sin_datos` or `pago_atrasado` (rules R6, R15). */
  kind: z.string(),
  /** What is missing, in a sentence; null where the kind says it all. */
  detail: Text,
  /** Open, or decided. */
  estado: z.enum(['abierta', 'decidida']),
  /** Kept, declared void, or given a result (rules R6.6); null while it is open. */
  decision: z.enum(['mantener', 'anular', 'resultado']).nullable(),
  /** Why it was decided so; null while it is open or where the rules decided. */
  reason: Text,
  /** When it was opened. ISO-8601 instant in UTC. */
  opened_at: z.string(),
  /** Without a decision by then the rules decide. */
  due_at: z.string(),
  /** When it was decided; null while it is open. ISO-8601 instant in UTC. */
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
  /** The incident. */
  incident: z.int(),
  /** Its match. */
  match: z.int(),
  /** What was wrong, such as `sin_datos`. */
  kind: z.string(),
  /** Kept, declared void, or given a result (rules R6.6). */
  decision: z.enum(['mantener', 'anular', 'resultado']),
  /** The match as it was. */
  before: DeskMatchState,
  /** The match as it is now. */
  after: DeskMatchState,
});
/** What an incident was decided to be. */
export interface DeskDecision extends z.infer<typeof deskDecision> {}
export const DeskDecision: Model<DeskDecision> = deskDecision;

/** One change of a match. */
const DeskMatchVersion = z.object({
  /** When it was changed. ISO-8601 instant in UTC. */
  at: z.string(),
  /** Who changed it: a source, a user or the command line. */
  actor: z.string(),
  /** Why, as it was given. */
  reason: z.string(),
  /** The facts that changed, as they were. */
  before: z.record(z.string(), z.unknown()),
  /** The same facts as they became. */
  after: z.record(z.string(), z.unknown()),
});

const deskMatchShown = z.object({
  /** The match as it is now. */
  match: DeskMatch,
  /** What was ever changed about it, oldest first. */
  versions: z.array(DeskMatchVersion),
  /** Incidents about it, open ones first. */
  incidents: z.array(DeskIncident),
  /** Rooms that are played on it, at most 200. */
  rooms: z.array(
    z.object({
      /** The room. */
      room: z.int(),
      /** `compe`: lineups; `predi`: predictions. */
      kind: z.string(),
      /** Where the room stands (rules R2.1). */
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
  /** What the file is about. */
  kind: z.enum(['teams', 'players', 'matches', 'stats']),
  /** The league that it went into, by its `league_unique`. */
  league: z.string(),
  /** Nothing was written: this is what it would have done. */
  dry_run: z.boolean(),
  /** Rows in the file, its header left out. */
  rows: z.int(),
  /** Rows that were not there before. */
  inserted: z.int(),
  /** Rows that were there and changed. */
  updated: z.int(),
  /** Rows that were there as they are in the file. */
  unchanged: z.int(),
  /** What is new or changed, row by row. */
  changes: z.array(
    z.object({
      /** The row, by the source's own id. */
      id: z.string(),
      /** It was not there before. */
      created: z.boolean(),
      /** What changed, by the column's name. */
      columns: z.record(
        z.string(),
        z.object({
          /** What stood there; null in a new row. */
          before: z.unknown(),
          /** What stands there now. */
          after: z.unknown(),
        }),
      ),
    }),
  ),
});
/** What an import of a CSV file did, or would do. */
export interface DeskCsvReport extends z.infer<typeof deskCsvReport> {}
export const DeskCsvReport: Model<DeskCsvReport> = deskCsvReport;

const deskLeague = z.object({
  /** The league's name as addresses carry it. */
  league: z.string(),
  /** The league's name, as players read it. */
  name: z.string(),
  /** Such as `2026` or `2026-27`. */
  season: z.string(),
  /** Its table of points. */
  scoring: z.enum(['arma11', 'fpl']),
  /** Its clubs. */
  teams: z.int(),
  /** Its players and coaches. */
  players: z.int(),
  /** Matches of the season. */
  matches: z.int(),
  /** Those that are over. */
  played: z.int(),
});
/** A league and what it holds. */
export interface DeskLeague extends z.infer<typeof deskLeague> {}
export const DeskLeague: Model<DeskLeague> = deskLeague;

const deskTeam = z.object({
  /** The number of the club. */
  team: z.int(),
  /** What the source calls it. */
  external_id: z.string(),
  /** Its name, as players read it. */
  name: z.string(),
  /** Its name in two to four letters. */
  short: z.string(),
  /** Players in its squad, the coach left out. */
  players: z.int(),
  /** Its coach's name; null: none is known. */
  coach: z.string().nullable(),
});
/** A club of a league. */
export interface DeskTeam extends z.infer<typeof deskTeam> {}
export const DeskTeam: Model<DeskTeam> = deskTeam;

const deskOutcome = z.object({
  /** The league, by its `league_unique`. */
  league: z.string(),
  /** Champion, runner-up or top scorer (rules R17.5). */
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
  /** The number of the player or coach. */
  player: z.int(),
  /** What the source calls them. */
  external_id: z.string(),
  /** Their full name. */
  full_name: z.string(),
  /** Their club's name. */
  team: z.string(),
  /** POR, DEF, MED, DEL or ENT. */
  position: z.string(),
  /** 0 fit, 1 doubtful, 2 injured, 3 suspended. */
  condition: z.int(),
  /** What is said of an injury or a doubt; null: nothing. */
  condition_note: Text,
  /** Still in the squad: only such players come into pools. */
  active: z.boolean(),
  /** Not in the pools of rooms that open from now on. */
  retired: z.boolean(),
});
/** A player or coach of a league. */
export interface DeskPlayer extends z.infer<typeof deskPlayer> {}
export const DeskPlayer: Model<DeskPlayer> = deskPlayer;
