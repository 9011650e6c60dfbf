import type { RoomCertificate } from '../contract/wire';
import { clutchDistance, clutchResult } from './clutch';
import { scoreOfCode, scorePrediction, scoresGuesses } from './prediScoring';
import { competitionRanking, higher, type RankedRow } from './ranking';
import { type PrediScore, rankPredi } from './rankPredi';

type Certificate = Omit<RoomCertificate, 'digests' | 'hash'>;
type Market = Certificate['markets'][number];

/** The first and the last place that an entry may have. */
export interface DuePlace {
  from: number;
  to: number;
}

/**
 * The place of every entry of a certificate by what it lists (rules R7.4, R7.5), by `ins`. It is one place, but where a prediction
 * room was paid before its certificate had the guesses of the clutch match: equals then have any of those that they fill together.
 */
export function duePlaces(certificate: Certificate): Map<number, DuePlace> {
  const { room, entries } = certificate;
  if (room.kind === 'compe' || room.predi_scoring?.ties === 'shared') {
    const points = entries.map(({ ins, points: made }) => ({ entryId: ins, points: made }));
    const ranked = competitionRanking(
      points,
      higher((entry) => entry.points),
    );
    return new Map(ranked.map(({ entryId, position }) => [entryId, { from: position, to: position }]));
  }
  const paid = Math.max(0, ...room.awards.map(({ position_to }) => position_to));
  const ranked = rankPredi(prediScores(certificate), room.clutch_match === undefined ? 0 : paid);
  const last = room.clutch_match === undefined ? lastPlaces(ranked) : null;
  return new Map(
    ranked.map(({ entryId, position }) => [entryId, { from: position, to: last?.get(position) ?? position }]),
  );
}

/** The last place that those who share one fill together. */
const lastPlaces = (ranked: readonly RankedRow[]) =>
  new Map(ranked.map(({ position }, index) => [position, index + 1]));

/** What decides between the entries of a prediction room: what each answered rightly, and how near its guess came. */
function prediScores({ room, slate, markets, long_term = [], entries }: Certificate): PrediScore[] {
  const asked = markets.filter((market) => !market.void);
  const rightOf = (questions: readonly Pick<Market, 'alternatives'>[]) =>
    new Map(
      questions.flatMap(({ alternatives }) =>
        alternatives.filter(({ right }) => right).map(({ alternative, pts }) => [alternative, pts] as const),
      ),
    );
  const aboutMatches = rightOf(asked);
  const aboutAll = rightOf(long_term.filter((question) => !question.void));
  const most = mostPoints({ room, slate, markets: asked });
  const match = slate.find((each) => each.match === room.clutch_match && each.counts);
  const end = match ? clutchResult(match) : null;
  return entries.map(({ ins, points, answers, clutch }) => ({
    entryId: ins,
    points,
    correct: answers.filter((answer) => aboutMatches.has(answer) || aboutAll.has(answer)).length,
    correctAtMax: answers.filter((answer) => aboutMatches.get(answer) === most).length,
    clutch: end ? clutchDistance(clutch ?? null, end) : { score: 0, minute: 0 },
  }));
}

/** The room's maximum `pts`: of a guessed score what it pays when it is exact. */
function mostPoints({ room, slate, markets }: Pick<Certificate, 'room' | 'slate' | 'markets'>): number {
  const scoring = room.predi_scoring && scoresGuesses(room.predi_scoring) ? room.predi_scoring : null;
  const jornadas = new Map(slate.map(({ match, jornada }) => [match, jornada]));
  const price = ({ kind, match }: Market, { code, pts }: Market['alternatives'][number]) => {
    const score = scoring && kind === 'marcador' ? scoreOfCode(code) : null;
    if (!scoring || !score) return pts;
    return scorePrediction({ scoring, guess: score, end: score, jornada: jornadas.get(match) ?? 1 });
  };
  return Math.max(0, ...markets.flatMap((market) => market.alternatives.map((each) => price(market, each))));
}
