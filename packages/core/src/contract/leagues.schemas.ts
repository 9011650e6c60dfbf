// Longer than 200 lines on purpose: the entities of leagues, sheets and bests, one schema each, no logic.
import { z } from 'zod';
import type { leagues } from './leagues.calls';
import {
  AnyFormation,
  Coins,
  Id,
  Match,
  MatchDifficulty,
  MatchOutcome,
  Player,
  PointsItem,
  Position,
  Team,
  UserMini,
  type Model,
} from './models';
import { RoomKind } from './salas.schemas';
import type { SchemasFor } from './schema';

const leagueInfo = z.object({
  /** Its name as addresses carry it. */
  league_unique: z.string(),
  /** The league's name, ready to show. */
  name: z.string(),
  /** Address of its emblem. */
  logo: z.string(),
  /** Such as `2026` or `2026-27`. */
  season: z.string(),
  /** The one in play, else the next, else the last. */
  jornada: z.int(),
  /** Has lineup rooms. */
  has_compe: z.boolean(),
  /** Has prediction rooms. */
  has_predi: z.boolean(),
});
/** A league, and which games it has. */
export interface LeagueInfo extends z.infer<typeof leagueInfo> {}
export const LeagueInfo: Model<LeagueInfo> = leagueInfo;

/** A league's name as addresses carry it. */
const LeagueUnique = z.string().min(1).max(80);

const leagueTeam = z.object({
  /** The club. */
  team: Team,
  /** Its squad, the coach last. */
  players: z.array(Player),
  /** Its matches of the season, in playing order. */
  matches: z.array(Match),
});
/** A club with its squad, coach last, and its matches in playing order. */
export interface LeagueTeam extends z.infer<typeof leagueTeam> {}
export const LeagueTeam: Model<LeagueTeam> = leagueTeam;

const playerSheet = z.object({
  /** The footballer or coach, with their match of the jornada. */
  player: Player,
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  /** Their latest matches that have begun, newest first, at most ten. */
  matches: z.array(
    z.object({
      /** The match. */
      match: Match,
      /** Their side played at home. */
      home: z.boolean(),
      /** Minutes that they played; of a coach 0. */
      minutes: z.int(),
      /** What they earned in it, without a captain's double. */
      points: z.int(),
      /** Its result is not confirmed: points may change. */
      provisional: z.boolean(),
      /** What the points are made of. */
      breakdown: z.array(PointsItem),
    }),
  ),
  /** Their club's next matches, soonest first, at most three. */
  next: z.array(
    z.object({
      /** The match. */
      match: Match,
      /** Their side plays at home. */
      home: z.boolean(),
      /** How hard it is by the rival's results; null: too few have been played (rules R21.3). */
      difficulty: MatchDifficulty.nullable(),
    }),
  ),
  /** How many chose them in the last jornada that no room can change any more; null: there was none (rules R21.4). */
  chosen: z
    .object({
      /** The number of that jornada within its season. */
      jornada: z.int(),
      /** That jornada's name, ready to show. */
      jornada_name: z.string(),
      /** Percent of its lineups that hold them. */
      pct: z.number(),
    })
    .nullable(),
});
/** A footballer in full. */
export interface PlayerSheet extends z.infer<typeof playerSheet> {}
export const PlayerSheet: Model<PlayerSheet> = playerSheet;

const sheetSide = z.object({
  /** Its place in the table of the league, from 1; null where there is none (rules R21.1). */
  place: z.int().nullable(),
  /** Its points there; null where there is none. */
  points: z.int().nullable(),
  /** How its latest matches ended, newest last, at most five (rules R21.2). */
  form: z.array(MatchOutcome),
  /** Who played, by position and minutes; empty while nothing tells it. */
  players: z.array(
    z.object({
      /** The footballer. */
      id: Id,
      /** First and last name. */
      full_name: z.string(),
      /** 0 goalkeeper, 1 defender, 2 midfielder, 3 forward, 4 coach. */
      position: Position,
      /** Shirt number, or null. */
      number: z.int().nullable(),
      /** Minutes that they have played; of a coach 0. */
      minutes: z.int(),
      /** What they earned in it, without a captain's double. */
      points: z.int(),
    }),
  ),
});
/** One side of a match, as it came to it. */
export interface SheetSide extends z.infer<typeof sheetSide> {}
export const SheetSide: Model<SheetSide> = sheetSide;

const matchSheet = z.object({
  /** The match. */
  id: Id,
  /** The home side. */
  local: SheetSide,
  /** The visiting side. */
  visit: SheetSide,
  /** How they met before in this season, newest first. */
  meetings: z.array(Match),
});
/** What stands behind a match: of what had ended before its kick-off (rules R21.5). */
export interface MatchSheet extends z.infer<typeof matchSheet> {}
export const MatchSheet: Model<MatchSheet> = matchSheet;

/** The room that a figure comes from. */
const StatRoom = z.object({
  /** Of which game the room is. */
  kind: RoomKind,
  /** The room. */
  id: Id,
  /** Its name, ready to show. */
  name: z.string(),
});

const recentStats = z.object({
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  /** The league's name, ready to show. */
  league_name: z.string(),
  /** The last jornada whose rooms are paid. */
  jornada: z.int(),
  /** That jornada's name, ready to show. */
  jornada_name: z.string(),
  /** The lineup with the most points; null: there was none. */
  best_lineup: z
    .object({
      /** Whose lineup it was. */
      user: UserMini,
      /** The room that it stood in. */
      sala: StatRoom,
      /** How many players each line had. */
      formation: AnyFormation,
      /** Points of the lineup. */
      points: z.int(),
    })
    .nullable(),
  /** The player with the most goals; null: nobody scored. */
  top_scorer: z
    .object({
      /** The player. */
      player: Player,
      /** Goals in the jornada. */
      goals: z.int(),
      /** Points that the player gave lineups. */
      points: z.int(),
    })
    .nullable(),
  /** The answer that the greatest share of players got right. */
  top_prediction: z
    .object({
      /** The match that the question was about. */
      match: Match,
      /** The question, ready to show. */
      question: z.string(),
      /** The right answer, ready to show. */
      answer: z.string(),
      /** How many gave it. */
      hits: z.int(),
      /** Their share of the answers, in percent. */
      pct: z.number(),
    })
    .nullable(),
  /** The highest prize that one entry won; null: there was none. */
  biggest_prize: z
    .object({
      /** Who won it. */
      user: UserMini,
      /** The room that paid it. */
      sala: StatRoom,
      /** What it paid. */
      prize: Coins,
    })
    .nullable(),
});
/** The best of a league's last settled jornada; what nobody did is null. */
export interface RecentStats extends z.infer<typeof recentStats> {}
export const RecentStats: Model<RecentStats> = recentStats;

export const leaguesSchemas = {
  list: { response: z.array(LeagueInfo) },
  teams: { params: z.object({ league_unique: LeagueUnique }), response: z.array(Team) },
  team: { params: z.object({ league_unique: LeagueUnique, id_team: Id }), response: LeagueTeam },
  player: { params: z.object({ id: Id }), response: PlayerSheet },
  matchSheet: { params: z.object({ id: Id }), response: MatchSheet },
  recentStats: { response: z.array(RecentStats) },
} satisfies SchemasFor<typeof leagues>;
