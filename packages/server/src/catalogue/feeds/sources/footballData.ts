// Long: one provider’s shape, and what each of its fields becomes.
import { z } from 'zod';
import type { MatchEstado } from '@arma11/core/contract';
import { emptyReport, placed, reject, type FeedReport } from '../feedReport';
import { KickOff, whole } from '../feedRanges';
import type { FeedFiles } from '../feedFiles';
import type { FeedEvent, FeedMatch, FeedSeason, FeedTeam } from '../feedShape';
import { firstGoalOfScore, type FirstGoal } from '../../matches/firstGoal';
import { readJson } from '../readJson';
import { shortNames } from '../shortNames';

// Version 4 of football-data.org, as far as we read it.

const Id = whole(1, 2_147_483_647);
const Count = whole(0, 99).nullish();
const Goals = z.object({ home: Count, away: Count });
const Minute = whole(0, 130).nullish();

const Team = z.object({
  id: Id.nullable(),
  name: z.string().nullish(),
  shortName: z.string().nullish(),
  tla: z.string().nullish(),
});
const Person = z.object({ id: Id.nullish(), name: z.string().nullish() }).nullish();
const OfTeam = z.object({ id: Id.nullish() }).nullish();

const Status = z.enum([
  'SCHEDULED',
  'TIMED',
  'IN_PLAY',
  'PAUSED',
  'EXTRA_TIME',
  'PENALTY_SHOOTOUT',
  'FINISHED',
  'SUSPENDED',
  'POSTPONED',
  'CANCELLED',
  'AWARDED',
]);

const DataMatch = z.object({
  id: Id,
  utcDate: KickOff(z.iso.datetime({ error: 'write it in UTC like 2025-08-15T19:00:00Z' })),
  status: Status,
  minute: z
    .union([
      Minute,
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ])
    .optional(),
  matchday: whole(1, 1000).nullish(),
  stage: z.string().nullish(),
  season: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }).nullish(),
  homeTeam: Team,
  awayTeam: Team,
  score: z.object({
    duration: z.string().nullish(),
    fullTime: Goals,
    /** The 90 minutes, where more was played. */
    regularTime: Goals.nullish(),
    extraTime: Goals.nullish(),
    penalties: Goals.nullish(),
  }),
  goals: z.array(z.object({ minute: Minute, type: z.string().nullish(), team: OfTeam, scorer: Person })).nullish(),
  bookings: z.array(z.object({ minute: Minute, team: OfTeam, player: Person, card: z.string().nullish() })).nullish(),
  substitutions: z.array(z.object({ minute: Minute, team: OfTeam, playerIn: Person })).nullish(),
});
type DataMatch = z.infer<typeof DataMatch>;

const DataFile = z.object({
  competition: z.object({ name: z.string() }),
  matches: z.array(DataMatch),
});

const ESTADOS: Record<DataMatch['status'], MatchEstado> = {
  SCHEDULED: 'programado',
  TIMED: 'programado',
  IN_PLAY: 'en_vivo',
  PAUSED: 'descanso',
  EXTRA_TIME: 'en_vivo',
  PENALTY_SHOOTOUT: 'en_vivo',
  FINISHED: 'finalizado',
  SUSPENDED: 'suspendido',
  POSTPONED: 'aplazado',
  CANCELLED: 'cancelado',
  // Decided at a desk: no 90 minutes were played, so an operator decides.
  AWARDED: 'suspendido',
};

const OVER_OR_ON: ReadonlySet<MatchEstado> = new Set(['en_vivo', 'descanso', 'finalizado']);

type Score = { local: number; visit: number } | null;

/** After 90 minutes: `fullTime` counts extra time and penalties in. */
function ninety({ score: { duration, fullTime, regularTime } }: DataMatch): Score {
  const goals = duration && duration !== 'REGULAR' ? regularTime : fullTime;
  const { home, away } = goals ?? {};
  return typeof home === 'number' && typeof away === 'number' ? { local: home, visit: away } : null;
}

/** Who goes through by penalties, or by the goals of extra time; null where neither was played. */
function advances({ score: { penalties, extraTime } }: DataMatch): FeedMatch['advances'] {
  const { home, away } = (typeof penalties?.home === 'number' ? penalties : extraTime) ?? {};
  const ahead = (home ?? 0) - (away ?? 0);
  return ahead > 0 ? 'local' : ahead < 0 ? 'visit' : null;
}

/** The first goal, when every goal of the score is listed with its minute. */
function firstGoal({ goals, homeTeam }: DataMatch, { local, visit }: NonNullable<Score>): FirstGoal {
  const counted = (goals ?? []).filter(({ minute }) => typeof minute === 'number' && minute <= 90);
  const [first, second] = counted.toSorted((a, b) => a.minute! - b.minute!);
  if (!first || counted.length !== local + visit) return firstGoalOfScore(local, visit);
  const side = (goal: typeof first) => (goal.team?.id === homeTeam.id ? ('local' as const) : ('visit' as const));
  const unclear = second && second.minute === first.minute && side(second) !== side(first);
  return { first_goal: unclear ? null : side(first), first_goal_minute: first.minute! };
}

const playerOf = (person: z.infer<typeof Person>) => ({
  player_external_id: person?.id ? String(person.id) : null,
  player_name: person?.name ?? '',
});

function eventsOf(match: DataMatch): FeedEvent[] {
  const base = { match_external_id: String(match.id) };
  const local = (team: z.infer<typeof OfTeam>) => team?.id === match.homeTeam.id;
  const goals = (match.goals ?? []).map(({ minute = null, type, team, scorer }): FeedEvent => {
    const own = type === 'OWN';
    // The team is the one that the goal counts for.
    const side = local(team) !== own;
    return {
      ...base,
      minute,
      type: own ? 'autogol' : type === 'PENALTY' ? 'gol_penal' : 'gol',
      local: side,
      ...playerOf(scorer),
    };
  });
  const cards = (match.bookings ?? []).map(({ minute = null, card, team, player }): FeedEvent => {
    return { ...base, minute, type: card === 'YELLOW' ? 'amarilla' : 'roja', local: local(team), ...playerOf(player) };
  });
  const changes = (match.substitutions ?? []).map(({ minute = null, team, playerIn }): FeedEvent => {
    return { ...base, minute, type: 'cambio', local: local(team), ...playerOf(playerIn) };
  });
  return [...goals, ...cards, ...changes];
}

function matchOf(match: DataMatch, jornada: number): FeedMatch {
  const estado = ESTADOS[match.status];
  const score = OVER_OR_ON.has(estado) ? ninety(match) : null;
  const over = estado === 'finalizado';
  return {
    external_id: String(match.id),
    jornada,
    local_external_id: String(match.homeTeam.id),
    visit_external_id: String(match.awayTeam.id),
    kick_off: match.utcDate,
    // SCHEDULED has a day, and an hour that may change; TIMED has both.
    confirmed_time: match.status !== 'SCHEDULED',
    estado,
    minute: estado === 'en_vivo' ? (match.minute ?? null) : null,
    goals_local: score?.local ?? null,
    goals_visit: score?.visit ?? null,
    ...(over && score ? firstGoal(match, score) : { first_goal: null, first_goal_minute: null }),
    official: over && score !== null,
    advances: over ? advances(match) : null,
  };
}

function teamsOf(matches: readonly DataMatch[]): FeedTeam[] {
  const teams = new Map(
    matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]).map((team) => [team.id!, team]),
  );
  const named = [...teams.values()].map(({ id, name, shortName, tla }) => ({
    external_id: String(id),
    name: name ?? shortName ?? String(id),
    tla,
  }));
  const short = shortNames(
    named.filter(({ tla }) => !tla).map(({ name }) => name),
    named.flatMap(({ tla }) => tla ?? []),
  );
  return named.map(({ tla, ...team }) => ({ ...team, short: tla ?? short.get(team.name) ?? '' }));
}

const STAGES: Record<string, string> = {
  LAST_32: 'Dieciseisavos de final',
  LAST_16: 'Octavos de final',
  QUARTER_FINALS: 'Cuartos de final',
  SEMI_FINALS: 'Semifinales',
  THIRD_PLACE: 'Tercer puesto',
  FINAL: 'Final',
};

/** Those whose matchdays are the competition's own; the others count theirs from 1 again. */
const COUNTED_STAGES = new Set(['REGULAR_SEASON', 'GROUP_STAGE', 'LEAGUE_STAGE']);

/** A number for each match's round: matchdays as they are, then a cup's stages by their first match. */
function roundsOf(matches: readonly DataMatch[]) {
  const ofStage = ({ stage, matchday }: DataMatch) =>
    matchday && (!stage || COUNTED_STAGES.has(stage)) ? null : (stage ?? 'ROUND');
  const last = Math.max(0, ...matches.flatMap((match) => (ofStage(match) === null ? (match.matchday ?? []) : [])));
  const stages = [
    ...new Set(matches.toSorted((a, b) => (a.utcDate < b.utcDate ? -1 : 1)).flatMap((m) => ofStage(m) ?? [])),
  ];
  const numberOf = (match: DataMatch) => {
    const stage = ofStage(match);
    return stage === null ? match.matchday! : last + stages.indexOf(stage) + 1;
  };
  const nameOf = (match: DataMatch) => {
    const stage = ofStage(match);
    return stage === null ? `Jornada ${match.matchday}` : (STAGES[stage] ?? stage);
  };
  return { numberOf, nameOf };
}

/** A side of a cup that is not known yet has no id. */
function soundMatches(file: string, matches: readonly DataMatch[], report: FeedReport): DataMatch[] {
  return matches.filter((match, i) => {
    const { homeTeam, awayTeam } = match;
    const problem =
      homeTeam.id === null || awayTeam.id === null
        ? 'its sides are not known yet'
        : homeTeam.id === awayTeam.id
          ? `team ${homeTeam.id} plays against itself`
          : null;
    if (problem) reject(report, 'match', placed(file, `matches[${i}]`, match), problem);
    return !problem;
  });
}

const years = (start: string, end: string) =>
  start.slice(0, 4) === end.slice(0, 4) ? start.slice(0, 4) : `${start.slice(0, 4)}-${end.slice(2, 4)}`;

/**
 * Reads the matches of a competition as football-data.org's version 4 answers them. It has no statistics of players, so
 * that its leagues are for predictions.
 *
 * @param season Such as '2024-25', where no date tells it.
 */
export function readFootballData(files: FeedFiles, file: string, season?: string): FeedSeason {
  const content = readJson(files, file, DataFile);
  const report = emptyReport();
  report.rowsRead = { matches: content.matches.length };
  const sound = soundMatches(file, content.matches, report);
  const { numberOf, nameOf } = roundsOf(sound);
  const dates = sound.map(({ utcDate }) => utcDate).toSorted();
  const { startDate = dates[0] ?? '', endDate = dates.at(-1) ?? '' } = content.matches[0]?.season ?? {};
  return {
    source: file,
    provider: 'football-data',
    competition: content.competition.name,
    season: season ?? years(startDate, endDate),
    teams: teamsOf(sound),
    players: [],
    jornadas: [...new Map(sound.map((match) => [numberOf(match), nameOf(match)]))]
      .toSorted(([a], [b]) => a - b)
      .map(([number, name]) => ({ number, name })),
    matches: sound.map((match) => matchOf(match, numberOf(match))),
    stats: [],
    events: sound.flatMap(eventsOf),
    ...report,
  };
}
