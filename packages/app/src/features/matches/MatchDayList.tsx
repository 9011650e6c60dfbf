import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { Match } from '@arma11/core/contract';
import { limaDay } from '@arma11/core/domain';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { matchDays } from '../../match/matchDays';
import { MatchRow } from '../../match/MatchRow';
import { es } from '../../messages/es';
import { Rows } from '../../page/Rows';

const DAY_MS = 24 * 60 * 60 * 1000;

const Day = styled.h2`
  ${displayText}
  margin: 20px 0 8px;
  font-size: ${displaySize(20)};

  &::first-letter {
    text-transform: uppercase;
  }
`;

interface Props {
  matches: readonly Match[];
  /** The address that opens a match's sheet. */
  hrefOf: (match: Match) => string;
}

/** Matches under their days; today and tomorrow are called so. */
export function MatchDayList({ matches, hrefOf }: Props) {
  const now = useClient().serverNow();
  const names: Record<string, string> = {
    [limaDay(now)]: es.lists.matches.today,
    [limaDay(now + DAY_MS)]: es.lists.matches.tomorrow,
  };
  return matchDays(matches).map(({ day, matches: played }) => (
    <section key={day}>
      <Day>{names[day] ?? es.dates.day(`${day}T12:00:00-05:00`)}</Day>
      <MatchRows matches={played} hrefOf={hrefOf} />
    </section>
  ));
}

/** Matches in one panel. */
export function MatchRows({ matches, hrefOf }: Props) {
  return (
    <Rows>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} href={hrefOf(match)} />
        </li>
      ))}
    </Rows>
  );
}
