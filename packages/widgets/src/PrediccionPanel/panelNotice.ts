import type { PrediMatch } from '@arma11/core/contract';
import type { PrediMessages } from '../messages/predi.es';
import type { SaveOutcome } from './useSaveAnswers';

/** One line that says what happened to the answers. */
export interface PanelNotice {
  tone: 'good' | 'bad' | 'plain' | 'quiet' | 'waiting';
  text: string;
  /** Saving can be tried again. */
  retry?: boolean;
}

/** What the panel knows when it words its notice. */
export interface NoticeSource {
  outcome: SaveOutcome | null;
  dirty: boolean;
  queued: boolean;
  hadDraft: boolean;
  /** Markets whose unsaved change was lost at the lock. */
  dropped: readonly number[];
  matches: readonly PrediMatch[];
}

/** The words for the last save, for what a lock took away, or for a draft that came back; null when all is quiet. */
export function panelNotice(source: NoticeSource, t: PrediMessages): PanelNotice | null {
  const { outcome, dirty, queued, hadDraft, dropped, matches } = source;
  if (queued && dirty) return { tone: 'waiting', text: t.queued(firstLock(matches, t)) };
  if (outcome?.kind === 'failed') return { tone: 'bad', text: t.notSaved(outcome.reason), retry: true };
  if (outcome?.kind === 'closed') return { tone: 'bad', text: closedText(outcome.late, outcome.closed, matches, t) };
  if (outcome?.kind === 'saved' && !dirty) return savedNotice(outcome, matches, t);
  if (dropped.length > 0) return { tone: 'bad', text: t.closedMeanwhile(namesOf(dropped, matches, t)) };
  return hadDraft && dirty && !outcome ? { tone: 'plain', text: t.draftBack } : null;
}

type Saved = Extract<SaveOutcome, { kind: 'saved' }>;

function savedNotice({ at, receipt, closed }: Saved, matches: readonly PrediMatch[], t: PrediMessages): PanelNotice {
  const saved = t.saved(t.time(at), receipt);
  if (closed.length === 0) return { tone: 'good', text: saved };
  return { tone: 'plain', text: `${t.savedRest(namesOf(closed, matches, t))} ${saved}` };
}

function closedText(late: boolean, markets: readonly number[], matches: readonly PrediMatch[], t: PrediMessages) {
  const [match] = matchesOf(markets, matches);
  return late && match ? t.tooLate(t.time(match.match.lock_at)) : t.closedMeanwhile(namesOf(markets, matches, t));
}

/** 'Puerto Bravo – Real Sillar y Marinera – Vicuñas'. */
const namesOf = (markets: readonly number[], matches: readonly PrediMatch[], t: PrediMessages) =>
  matchesOf(markets, matches)
    .map(({ match }) => t.match(match.local.name, match.visit.name))
    .join(', ');

const matchesOf = (markets: readonly number[], matches: readonly PrediMatch[]) =>
  matches.filter(({ answers }) => answers.some((answer) => markets.includes(answer.id_match_prediction)));

/** The hour of the soonest lock among the matches that still take answers. */
function firstLock(matches: readonly PrediMatch[], t: PrediMessages): string {
  const open = matches.filter(({ match }) => !match.close_predi).map(({ match }) => match.lock_at);
  const [soonest] = (open.length > 0 ? open : matches.map(({ match }) => match.lock_at)).sort();
  return soonest ? t.time(soonest) : '';
}
