import { styled } from 'styled-components';
import type { Duel, DuelEvent } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../messages/es';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 12px;
    align-items: center;
    min-height: 52px;
    padding: 8px 0;
  }

  & > li + li {
    border-top: 1px solid ${token('colorBorder')};
  }

  & b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & small {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & strong {
    ${displayText}
    grid-area: 1 / 2 / span 2;
    font-size: ${displaySize(19)};
  }

  & [data-side='me'] {
    color: ${token('colorBandHigh')};
  }

  & [data-side='rival'] {
    color: ${token('colorLive')};
  }
`;

const Text = styled.p`
  margin: 0 0 8px;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(14)};
`;

const t = es.rivals.needs;

function wordsOf({ kind, subject, question }: DuelEvent): string {
  if (kind === 'goal') return t.goal(subject);
  if (kind === 'clean_sheet') return t.cleanSheet(subject);
  return kind === 'win' ? t.win(subject) : t.answer(question, subject);
}

/** What may still turn the head-to-head, and how far the next prize is. */
export function DuelNeeds({ duel: { events, next_prize, rival } }: { duel: Duel }) {
  const name = rival.user.username;
  return (
    <>
      {next_prize && <Text>{t.prize(next_prize.position, next_prize.points)}</Text>}
      {events.length === 0 && <Text>{t.none}</Text>}
      <List>
        {events.map((event) => (
          <li key={`${event.side} ${event.kind} ${event.question} ${event.subject} ${event.match}`}>
            <b>{wordsOf(event)}</b>
            <small>
              {[event.match, event.turns && (event.side === 'me' ? t.youPass : t.theyPass)].filter(Boolean).join(' · ')}
            </small>
            <strong data-side={event.side}>
              {event.side === 'me' ? t.mine(event.points) : t.theirs(event.points, name)}
            </strong>
          </li>
        ))}
      </List>
    </>
  );
}
