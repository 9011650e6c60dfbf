import { z } from 'zod';
import type { leagues } from './leagues.calls';
import { AnyFormation, Coins, Id, Match, Player, Team, UserMini } from './models';
import { RoomKind } from './salas.schemas';
import type { SchemasFor } from './schema';

export const LeagueInfo = z.object({
  league_unique: z.string(),
  name: z.string(),
  logo: z.string(),
  season: z.string(),
  jornada: z.int(),
  has_compe: z.boolean(),
  has_predi: z.boolean(),
});
export type LeagueInfo = z.infer<typeof LeagueInfo>;

/** A league's name as addresses carry it. */
const LeagueUnique = z.string().min(1).max(80);

/** A club with its squad, coach last, and its matches in playing order. */
export const LeagueTeam = z.object({ team: Team, players: z.array(Player), matches: z.array(Match) });
export type LeagueTeam = z.infer<typeof LeagueTeam>;

const StatRoom = z.object({ kind: RoomKind, id: Id, name: z.string() });

/** The best of a league's last settled jornada; what nobody did is null. */
export const RecentStats = z.object({
  league_unique: z.string(),
  league_name: z.string(),
  jornada: z.int(),
  jornada_name: z.string(),
  best_lineup: z.object({ user: UserMini, sala: StatRoom, formation: AnyFormation, points: z.int() }).nullable(),
  top_scorer: z.object({ player: Player, goals: z.int(), points: z.int() }).nullable(),
  /** The answer that the greatest share of players got right. */
  top_prediction: z
    .object({ match: Match, question: z.string(), answer: z.string(), hits: z.int(), pct: z.number() })
    .nullable(),
  biggest_prize: z.object({ user: UserMini, sala: StatRoom, prize: Coins }).nullable(),
});
export type RecentStats = z.infer<typeof RecentStats>;

export const leaguesSchemas = {
  list: { response: z.array(LeagueInfo) },
  teams: { params: z.object({ league_unique: LeagueUnique }), response: z.array(Team) },
  team: { params: z.object({ league_unique: LeagueUnique, id_team: Id }), response: LeagueTeam },
  recentStats: { response: z.array(RecentStats) },
} satisfies SchemasFor<typeof leagues>;
