import { styled } from 'styled-components';
import type { Match, PlayerSheet } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Crest, Icon, Link, PointsBadge } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { Rows } from '../page/Rows';
import { PointsReasons } from './PointsReasons';

const t = es.footballer;

const Row = styled.summary`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 6px 12px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(18)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > svg:last-child {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  details[open] > & > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token('target')};
  color: inherit;
`;

const Note = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
`;

interface Props extends Pick<PlayerSheet, 'matches'> {
  /** Coaches play no minutes. */
  coach: boolean;
}

/** The latest matches with score, minutes and points; a tap says what the points are made of. */
export function PlayedMatches({ matches, coach }: Props) {
  if (matches.length === 0) return <Note>{t.noMatches}</Note>;
  return (
    <Rows>
      {matches.map((played) => (
        <li key={played.match.id}>
          <Played played={played} coach={coach} />
        </li>
      ))}
    </Rows>
  );
}

function Played({ played, coach }: { played: PlayerSheet['matches'][number]; coach: boolean }) {
  const { match, home, minutes, points, provisional, breakdown } = played;
  const rival = home ? match.visit : match.local;
  const notes = [
    scoreFor(home, match),
    es.dates.shortDay(match.date),
    !coach && (minutes > 0 ? t.minutes(minutes) : t.noMinutes),
    provisional && t.provisional,
  ];
  return (
    <details>
      <Row>
        <Crest club={rival} size={32} />
        <span>
          <b>{(home ? t.home : t.away)(rival.name)}</b>
          <small>{notes.filter(Boolean).join(' · ')}</small>
        </span>
        <PointsBadge points={points} size="l" />
        <Icon name="chevronDown" size={20} />
      </Row>
      <PointsReasons breakdown={breakdown} none={t.noReasons}>
        <li>
          <Way href={`/play/matches/in-game/?partido=${match.id}`}>{t.seeMatch}</Way>
        </li>
      </PointsReasons>
    </details>
  );
}

/** The score as their side reads it: 'Ganó 2-0', or '2-0' while it is played. */
function scoreFor(home: boolean, { estado, goals_local, goals_visit }: Match): string {
  const [own, others] = home ? [goals_local ?? 0, goals_visit ?? 0] : [goals_visit ?? 0, goals_local ?? 0];
  const score = `${own}-${others}`;
  if (estado !== 'finalizado') return score;
  return own === others ? t.drew(score) : own > others ? t.won(score) : t.lost(score);
}
