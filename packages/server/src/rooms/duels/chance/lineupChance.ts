import { NO_STATS, scorePlayer, type PlayerMatchStats, type ScoringProfile } from '@arma11/core/domain';
import type { DuelChance } from '@arma11/core/contract';
import { countEnds } from './countEnds';
import { FULL_TIME, playOut, poisson, type PlayedOut, type Random } from './playOut';
import { SEASON_RATES } from './seasonRates';
import { stayOf, type PlayerInPlay, type Stay } from './stayOf';

const during = (minute: number, { from, to }: Stay) => minute >= from && minute < to;

/** Better players than most score more; the bounds keep a good week from being a habit. */
const strengthOf = ({ average, position }: PlayerInPlay) =>
  position === 4 ? 1 : Math.min(2.5, Math.max(0.5, average / SEASON_RATES.points[position]));

interface Share {
  player: PlayerInPlay;
  stay: Stay;
  goal: number;
  assist: number;
}

/** One of a team's players here, or somebody else of it. */
function pickOne(shares: readonly Share[], minute: number, part: 'goal' | 'assist', random: Random, not?: Share) {
  let luck = random();
  for (const share of shares) {
    if (share === not || !during(minute, share.stay)) continue;
    luck -= share[part];
    if (luck < 0) return share;
  }
  return undefined;
}

/** Deals out a run's goals of one team to those of its players who are here. */
function dealGoals(shares: readonly Share[], end: PlayedOut, side: 0 | 1, random: Random) {
  const dealt = new Map<PlayerInPlay, { goals: number; assists: number }>();
  const of = ({ player }: Share) => {
    const own = dealt.get(player) ?? { goals: 0, assists: 0 };
    dealt.set(player, own);
    return own;
  };
  for (const { minute } of end.added.filter((goal) => goal.side === side)) {
    const scorer = pickOne(shares, minute, 'goal', random);
    if (scorer) of(scorer).goals += 1;
    const maker = pickOne(shares, minute, 'assist', random, scorer);
    if (maker) of(maker).assists += 1;
  }
  return dealt;
}

/** How a run ends a player's match: what a scoring table can tell apart, no more. */
interface Ending {
  minutes: number;
  goals: number;
  assists: number;
  conceded: number;
  saves: number;
  yellow: number;
}

function endingOf(
  { player, stay }: Share,
  end: PlayedOut,
  dealt: { goals: number; assists: number } | undefined,
  random: Random,
): Ending {
  const { position, side } = player;
  const stats = player.stats ?? NO_STATS;
  const part = (stay.to - stay.from) / FULL_TIME;
  const against = end.added.filter((goal) => goal.side !== side && during(goal.minute, stay)).length;
  return {
    minutes: Math.min(FULL_TIME, stats.minutes + Math.round(stay.to - stay.from)),
    goals: dealt?.goals ?? 0,
    assists: dealt?.assists ?? 0,
    conceded: against,
    saves: position === 0 && part > 0 ? poisson(SEASON_RATES.saves * part, random) : 0,
    yellow: position !== 4 && random() < SEASON_RATES.yellow[position] * part ? 1 : 0,
  };
}

function endStats(
  { stats }: PlayerInPlay,
  { minutes, goals, assists, conceded, saves, yellow }: Ending,
): PlayerMatchStats {
  const now = stats ?? NO_STATS;
  const goals_conceded = now.goals_conceded + conceded;
  return {
    ...now,
    minutes,
    goals: now.goals + goals,
    assists: now.assists + assists,
    goals_conceded,
    clean_sheet: minutes > 0 && goals_conceded === 0,
    saves: now.saves + saves,
    yellow_cards: now.yellow_cards || yellow,
  };
}

/** The points of a player's end of a match, remembered: a thousand runs end in a few dozen ways. */
function endPoints(profile: ScoringProfile) {
  const known = new Map<PlayerInPlay, Map<number, number>>();
  return (player: PlayerInPlay, ending: Ending): number => {
    const own = known.get(player) ?? new Map<number, number>();
    known.set(player, own);
    const { minutes, goals, assists, conceded, saves, yellow } = ending;
    const key = ((((minutes * 16 + goals) * 16 + assists) * 32 + conceded) * 64 + saves) * 2 + yellow;
    const points = own.get(key) ?? scorePlayer(profile, player.position, endStats(player, ending)).points;
    own.set(key, points);
    return points;
  };
}

function coachPoints({ stats, side }: PlayerInPlay, { goals }: PlayedOut, profile: ScoringProfile): number {
  const [own, other] = side === 0 ? goals : [goals[1], goals[0]];
  const result = own > other ? 'win' : own < other ? 'loss' : 'draw';
  const { yellow_cards = 0, red_cards = 0 } = stats?.coach ?? {};
  const coach = { result, goals_for: own, goals_against: other, yellow_cards, red_cards } as const;
  return scorePlayer(profile, 4, { ...NO_STATS, coach }).points;
}

/** A coach whose points do not come from the result alone keeps those that they have. */
const isPlayed = (profile: ScoringProfile, { position }: PlayerInPlay) =>
  position !== 4 || profile.coach.mode === 'resultado';

/** How a head-to-head of two elevens may end: the rest of every match is played out, run by run (rules R20.3). */
export function lineupChance({
  seed,
  gap,
  players,
  profile,
}: {
  seed: string;
  /** The caller's points less the rival's, as they are. */
  gap: number;
  players: readonly PlayerInPlay[];
  profile: ScoringProfile;
}): DuelChance {
  const pointsOf = endPoints(profile);
  const inPlay = players.filter((player) => isPlayed(profile, player));
  const settled = gap - inPlay.reduce((sum, { weight, points }) => sum + weight * points, 0);
  const matches = [...new Map(inPlay.map(({ match }) => [match.id, match])).values()].map((match) => {
    const team = (side: 0 | 1) => inPlay.filter((each) => each.match.id === match.id && each.side === side);
    return { match, teams: [team(0), team(1)] as const };
  });
  const teamEnd = (team: readonly PlayerInPlay[], side: 0 | 1, end: PlayedOut, random: Random) => {
    const coaches = team.filter(({ position }) => position === 4);
    const shares = team.flatMap((player): Share[] => {
      const { position } = player;
      if (position === 4) return [];
      const strength = strengthOf(player);
      const goal = SEASON_RATES.goalShare[position] * strength;
      const assist = SEASON_RATES.assistShare[position] * strength;
      return [{ player, stay: stayOf(player, random), goal, assist }];
    });
    const dealt = dealGoals(shares, end, side, random);
    const ofPlayer = (share: Share) => pointsOf(share.player, endingOf(share, end, dealt.get(share.player), random));
    return (
      shares.reduce((sum, share) => sum + share.player.weight * ofPlayer(share), 0) +
      coaches.reduce((sum, coach) => sum + coach.weight * coachPoints(coach, end, profile), 0)
    );
  };
  return countEnds(seed, (random) =>
    matches.reduce((sum, { match, teams }) => {
      const end = playOut(match, random);
      return sum + teamEnd(teams[0], 0, end, random) + teamEnd(teams[1], 1, end, random);
    }, settled),
  );
}
