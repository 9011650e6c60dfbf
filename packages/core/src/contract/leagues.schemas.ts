import { z } from 'zod';
import type { leagues } from './leagues.calls';
import { AnyFormation, Coins, Id, Match, Player, Team, UserMini, type Model } from './models';
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
  recentStats: { response: z.array(RecentStats) },
} satisfies SchemasFor<typeof leagues>;
