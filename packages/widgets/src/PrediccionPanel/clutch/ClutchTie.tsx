import type { RankingRow } from '@arma11/core/contract';
import { useMoney } from '../../headless/useMoney';
import { useClutchWords } from '../../messages/clutch.es';
import { MatchNote } from '../match/MatchPanel.styles';
import { TiedList } from './Clutch.styles';
import { guessWords } from './guessWords';
import type { Tiebreak } from './useClutch';

/** Who is tied for a prize, what each guessed and what parted them (rules R9.3). */
export function ClutchTie({ tiebreak }: { tiebreak: Tiebreak }) {
  const t = useClutchWords();
  const { needed, tied, outcome, result } = tiebreak;
  if (!needed) return <MatchNote>{result ? t.notNeeded : t.waiting}</MatchNote>;
  return (
    <>
      <MatchNote>
        <b>{t.tiedWith(tied.length)}</b> {outcome ? t.decidedBy[outcome.by] : t.waiting}
      </MatchNote>
      <TiedList>
        {inOrder(tied, outcome?.order).map((row) => (
          <Tied key={row.ins} row={row} guess={tiebreak.guesses?.find(({ ins }) => ins === row.ins)} paid={!!outcome} />
        ))}
      </TiedList>
    </>
  );
}

type Guess = NonNullable<Tiebreak['guesses']>[number];

function Tied({ row, guess, paid }: { row: RankingRow; guess: Guess | undefined; paid: boolean }) {
  const t = useClutchWords();
  const money = useMoney();
  return (
    <li data-me={row.is_me}>
      <span>
        <b>{row.is_me ? t.you : row.user.username}</b>
        <small>{guess ? guessWords(guess, t) : t.none}</small>
      </span>
      {paid && row.prize > 0 && <strong>{money.amount(row.prize)}</strong>}
    </li>
  );
}

const inOrder = (tied: readonly RankingRow[], order: readonly number[] | undefined) =>
  order ? [...tied].sort((a, b) => order.indexOf(a.ins) - order.indexOf(b.ins)) : tied;
