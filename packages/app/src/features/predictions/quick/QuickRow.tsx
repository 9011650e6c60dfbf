import type { ChangeEvent, KeyboardEvent } from 'react';
import { mostGoals } from '@arma11/core/domain';
import type { AnswersStore } from '@arma11/widgets';
import { Crest } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Club, Goals, Row } from './QuickRow.styles';
import { putScore, typedScore, type QuickMatch, type TypedScore } from './quickMatch';

const t = es.predi.quick;

/** Props of QuickRow. */
export interface QuickRowProps {
  match: QuickMatch;
  store: AnswersStore;
  closed: boolean;
  /** A field is done: the next one takes the focus. False when there is none. */
  onDone: (field: HTMLInputElement) => boolean;
  /** Enter in the last field. */
  onEnd: () => void;
}

/** One match: its two fields, and what the score answers. */
export function QuickRow({ match, store, closed, onDone, onEnd }: QuickRowProps) {
  const { local, visit } = match.entry.match;
  const score = typedScore(store, match);
  const put = (change: Partial<TypedScore>) => putScore(store, match, { ...score, ...change });
  const field = (team: keyof TypedScore) => ({
    value: score[team],
    label: t.goalsOf(match.entry.match[team].name),
    closed,
    onDone,
    onEnd,
    onGoals: (goals: number | null) => put({ [team]: goals }),
  });
  return (
    <Row aria-label={t.match(local.name, visit.name)} data-closed={closed}>
      <Club data-side="local">
        <Crest club={local} size={28} />
        <b>{local.name}</b>
      </Club>
      <GoalsField {...field('local')} />
      <GoalsField {...field('visit')} />
      <Club data-side="visit">
        <Crest club={visit} size={28} />
        <b>{visit.name}</b>
      </Club>
      <p>
        <span>{closed ? t.closed : es.dates.kickoff(match.entry.match.date)}</span>{' '}
        <span>{lineOf(match, store, score, closed)}</span>
      </p>
    </Row>
  );
}

interface GoalsFieldProps extends Pick<QuickRowProps, 'closed' | 'onDone' | 'onEnd'> {
  value: number | null;
  label: string;
  onGoals: (goals: number | null) => void;
}

function GoalsField({ value, label, closed, onDone, onEnd, onGoals }: GoalsFieldProps) {
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, '').slice(-2);
    const goals = digits === '' ? null : Math.min(Number(digits), mostGoals);
    onGoals(goals);
    // Whoever comes back to a field may be writing two digits.
    if (value === null && goals !== null) onDone(target);
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!onDone(event.currentTarget)) onEnd();
  };
  return (
    <Goals
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      enterKeyHint="next"
      placeholder="–"
      aria-label={label}
      readOnly={closed}
      value={value ?? ''}
      onChange={type}
      onKeyDown={key}
      onFocus={({ target }) => target.select()}
    />
  );
}

/** Which field is missing, else what the score answers: 'Local · Más de 2.5 · Ambos: Sí'. */
function lineOf({ entry, markets }: QuickMatch, store: AnswersStore, score: TypedScore, closed: boolean): string {
  const { match } = entry;
  if (!closed && score.local === null && score.visit !== null) return t.missing(match.local.name);
  if (!closed && score.visit === null && score.local !== null) return t.missing(match.visit.name);
  return markets
    .filter(({ kind }) => kind !== 'marcador')
    .flatMap(({ id, kind, alternatives }) => {
      const text = alternatives.find((each) => each.id === store.pick(id))?.answer;
      return text ? [kind === 'ambos' ? t.bothScore(text) : text] : [];
    })
    .join(' · ');
}
