import { z } from 'zod';
import type { leagues } from './leagues.calls';
import { AnyFormation, Coins, Id, Match, Player, Team, UserMini, type Model } from './models';
import { RoomKind } from './salas.schemas';
import type { SchemasFor } from './schema';

const leagueInfo = z.object({
  /** Its name as addresses carry it. */
  league_unique: z.string(),
  name: z.string(),
  logo: z.string(),
  season: z.string(),
  /** The one in play, else the next, else the last. */
  jornada: z.int(),
  /** Has lineup rooms. */
  has_compe: z.boolean(),
  /** Has prediction rooms. */
  has_predi: z.boolean(),
});
export interface LeagueInfo extends z.infer<typeof leagueInfo> {}
export const LeagueInfo: Model<LeagueInfo> = leagueInfo;

/** A league's name as addresses carry it. */
const LeagueUnique = z.string().min(1).max(80);

const leagueTeam = z.object({ team: Team, players: z.array(Player), matches: z.array(Match) });
/** A club with its squad, coach last, and its matches in playing order. */
export interface LeagueTeam extends z.infer<typeof leagueTeam> {}
export const LeagueTeam: Model<LeagueTeam> = leagueTeam;

const StatRoom = z.object({ kind: RoomKind, id: Id, name: z.string() });

const recentStats = z.object({
  /** The league's name as addresses carry it. */
  league_unique: z.string(),
  league_name: z.string(),
  jornada: z.int(),
  jornada_name: z.string(),
  best_lineup: z.object({ user: UserMini, sala: StatRoom, formation: AnyFormation, points: z.int() }).nullable(),
  top_scorer: z.object({ player: Player, goals: z.int(), points: z.int() }).nullable(),
  /** The answer that the greatest share of players got right. */
  top_prediction: z
    .object({
      match: Match,
      question: z.string(),
      answer: z.string(),
      /** How many gave it. */
      hits: z.int(),
      /** Their share of the answers, in percent. */
      pct: z.number(),
    })
    .nullable(),
  biggest_prize: z.object({ user: UserMini, sala: StatRoom, prize: Coins }).nullable(),
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
