import { useQuery } from '@tanstack/react-query';
import { livePace, prediQueries, useClient } from '@arma11/core';
import type { Duel, PrediMatch, PrediResults } from '@arma11/core/contract';
import { SectionHeading, Skeleton, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { QuerySection } from '../../page/QuerySection';
import { SideBySide } from './SideBySide.styles';
import { SidesHead } from './SidesHead';

const t = es.rivals;

type Result = Omit<PrediResults['results'][number], 'match'> & { match?: PrediResults['results'][number]['match'] };

interface Props {
  duel: Duel;
  /** How often points are read again; never when nothing moves. */
  interval: number | false;
}

/** Both players' answers to what has closed, side by side. */
export function AnswersDuel({ duel, interval }: Props) {
  const client = useClient();
  const pace = { refetchInterval: () => livePace(client, interval) };
  const mine = useQuery({ ...prediQueries.results(client, duel.room), ...pace });
  const rival = useQuery({ ...prediQueries.results(client, duel.room, duel.rival.ins), ...pace });
  const shares = useQuery({ ...prediQueries.matches(client, duel.room), ...pace });
  const name = duel.rival.user.username;
  return (
    <QuerySection query={rival} skeleton={<Skeleton height={560} />}>
      {(other) => (
        <QuerySection query={mine} skeleton={<Skeleton height={560} />}>
          {(own) => <Answers mine={own} rival={other} shares={sharesOf(shares.data)} name={name} />}
        </QuerySection>
      )}
    </QuerySection>
  );
}

/** How many percent chose an alternative, of those that are told. */
function sharesOf(matches: readonly PrediMatch[] = []): ReadonlyMap<number, number> {
  const told = matches
    .flatMap(({ answers }) => answers)
    .flatMap(({ id, pct }) => (pct === null ? [] : [[id, pct] as const]));
  return new Map(told);
}

interface AnswersProps {
  mine: PrediResults;
  rival: PrediResults;
  shares: ReadonlyMap<number, number>;
  name: string;
}

const answersOf = ({ results, long_term = [] }: PrediResults): Result[] => [...results, ...long_term];

function Answers({ mine, rival, shares, name }: AnswersProps) {
  const own = new Map(answersOf(mine).map((row) => [row.match_prediction, row]));
  // Of what still takes answers the server tells the rival's to nobody.
  const rows = answersOf(rival).flatMap((other) => {
    const row = own.get(other.match_prediction);
    return row ? [{ mine: row, rival: other, differs: row.alternative !== other.alternative }] : [];
  });
  const apart = rows.filter(({ differs }) => differs).length;
  const matches = [...new Set(rows.map(({ rival: { match } }) => match?.id ?? 0))];
  return (
    <>
      <SectionHeading title={t.answers.title} />
      <p>{rows.length === 0 ? t.answers.wait : apart === 0 ? t.answers.same : t.answers.differ(apart)}</p>
      {matches.map((id) => {
        const ofMatch = rows.filter(({ rival: { match } }) => (match?.id ?? 0) === id);
        return (
          <SideBySide key={id}>
            <caption>{captionOf(ofMatch[0]!.rival)}</caption>
            <SidesHead rival={name} />
            <tbody>
              {ofMatch.map((row) => (
                <tr key={row.rival.match_prediction} data-differs={row.differs}>
                  <td>
                    <Cell row={row.mine} shares={shares} />
                  </td>
                  <td>
                    <Cell row={row.rival} shares={shares} />
                  </td>
                </tr>
              ))}
            </tbody>
          </SideBySide>
        );
      })}
    </>
  );
}

function captionOf({ match }: Result): string {
  if (!match) return es.predi.results.longTerm;
  const { local, visit, goals_local, goals_visit } = match;
  return `${local.name} ${goals_local ?? ''}–${goals_visit ?? ''} ${visit.name}`;
}

function Cell({ row, shares }: { row: Result; shares: ReadonlyMap<number, number> }) {
  const share = row.alternative === null ? undefined : shares.get(row.alternative);
  const notes = [row.question, share !== undefined && t.answers.has(Math.round(share))];
  return (
    <div>
      <span>
        <b>{row.alternative === null ? t.answers.none : row.answer}</b>
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </span>
      {row.result !== 'pendiente' && (
        <strong>
          {row.points ?? 0}
          <VisuallyHidden> {t.points}</VisuallyHidden>
        </strong>
      )}
    </div>
  );
}
