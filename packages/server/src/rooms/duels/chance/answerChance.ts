import type { DuelChance, LongTermKind, MarketKind, PrediScoring } from '@arma11/core/contract';
import { scoreOfCode, scorePrediction, scoresGuesses } from '@arma11/core/domain';
import { countEnds } from './countEnds';
import { playOut, type PlayedOut, type Random, type StandingMatch } from './playOut';
import { SEASON_RATES } from './seasonRates';

/** A question that is not decided yet, with what both chose. */
export interface OpenQuestion {
  id: number;
  kind: MarketKind | LongTermKind;
  /** Null of questions about the competition as a whole. */
  match: StandingMatch | null;
  jornada: number;
  alternatives: readonly { id: number; code: string; pts: number }[];
  /** Still takes answers, so that nobody is told what the other chose: both are then drawn. */
  open: boolean;
  /** Ids of alternatives; null: no answer. */
  mine: number | null;
  rival: number | null;
}

type Alternative = OpenQuestion['alternatives'][number];

const drawn = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];
const otherwise = (question: OpenQuestion, code: string) =>
  question.alternatives.some((each) => each.code === code) ? code : 'otro';

/** Who scores cannot be told by the score: each named player may have scored each goal, as a forward of the eleven may. */
function scorers(question: OpenQuestion, goals: number, random: Random): (code: string) => boolean {
  if (goals === 0) return (code) => code === 'nadie';
  const named = question.alternatives.filter(({ code }) => code.startsWith('p'));
  const once = SEASON_RATES.goalShare[3] / 2;
  const scored = new Set(named.filter(() => random() < 1 - (1 - once) ** goals).map(({ code }) => code));
  return (code) => scored.has(code) || (code === 'otro' && scored.size < goals);
}

/** Which alternatives a run makes right (rules R8.2, R17.5). */
function rightBy(question: OpenQuestion, end: PlayedOut | null, random: Random): (code: string) => boolean {
  if (!end) {
    const right = drawn(question.alternatives, random)?.code;
    return (code) => code === right;
  }
  const [local, visit] = end.goals;
  const winner = local > visit ? 'local' : local < visit ? 'visita' : 'empate';
  const is = (right: string) => (code: string) => code === right;
  switch (question.kind) {
    case '1x2':
      return is(winner);
    case 'goles':
      return is(local + visit > 2 ? 'mas' : 'menos');
    case 'ambos':
      return is(local > 0 && visit > 0 ? 'si' : 'no');
    case 'primer_gol':
      return is(end.firstGoal === null ? 'sin_goles' : end.firstGoal === 'local' ? 'local' : 'visita');
    case 'marcador':
      return is(otherwise(question, `${local}-${visit}`));
    case 'avanza':
      return is(winner === 'empate' ? (random() < 0.5 ? 'local' : 'visita') : winner);
    default:
      return scorers(question, local + visit, random);
  }
}

/** How a head-to-head of answers may end: matches are played out, and every open question is decided by them (rules R20.3). */
export function answerChance({
  seed,
  gap,
  questions,
  scoring,
}: {
  seed: string;
  gap: number;
  questions: readonly OpenQuestion[];
  /** The room's own table of guessed scores, if it has one (rules R17.1). */
  scoring: PrediScoring | null;
}): DuelChance {
  const matches = [...new Map(questions.flatMap(({ match }) => (match ? [[match.id, match] as const] : []))).values()];
  const ownTable = scoring !== null && scoresGuesses(scoring) ? scoring : null;
  const earned = (
    question: OpenQuestion,
    chosen: Alternative | undefined,
    end: PlayedOut | null,
    right: (code: string) => boolean,
  ) => {
    if (!chosen) return 0;
    const guess = scoreOfCode(chosen.code);
    if (ownTable && end && guess && question.kind === 'marcador') {
      const [local, visit] = end.goals;
      return scorePrediction({ scoring: ownTable, guess, end: { local, visit }, jornada: question.jornada });
    }
    return right(chosen.code) ? chosen.pts : 0;
  };
  return countEnds(seed, (random) => {
    const ends = new Map(matches.map((match) => [match.id, playOut(match, random)]));
    return questions.reduce((sum, question) => {
      const end = question.match ? ends.get(question.match.id)! : null;
      const right = rightBy(question, end, random);
      const chosen = (id: number | null) =>
        question.open ? drawn(question.alternatives, random) : question.alternatives.find((each) => each.id === id);
      return (
        sum + earned(question, chosen(question.mine), end, right) - earned(question, chosen(question.rival), end, right)
      );
    }, gap);
  });
}
