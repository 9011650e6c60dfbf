import { styled } from 'styled-components';
import type { VisitorRoom } from '@arma11/core/back-office';
import { displaySoles } from '@arma11/core/domain';
import { useServerNow } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { LeagueBadge, Link } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { lockWords } from '../lockWords';
import { ROOM_ROW } from './rowHeights';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  column-gap: 8px;
  min-height: ${ROOM_ROW}px;
  padding: 8px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(19)};
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  & em {
    font-style: normal;
    white-space: nowrap;
  }

  & small[data-urgent='true'] {
    color: ${token('colorLive')};
    font-weight: 600;
  }
`;

const Pot = styled.span`
  text-align: right;

  & > strong {
    ${displayText}
    display: block;
    color: ${token('colorCoin')};
    font-size: ${displaySize(23)};
    white-space: nowrap;
  }
`;

/** A room that visitors may want: its pot, its price, who is in and until when. */
export function FrontRoom({ room, href }: { room: VisitorRoom; href: string }) {
  const { name, league_name, league_unique, league_logo, amount_ins, pozo, num_players, max_players, lock_at } = room;
  const { text, urgent } = lockWords(lock_at, useServerNow(lock_at));
  const t = es.entry.room;
  return (
    <Row href={href}>
      <LeagueBadge league={league_unique} logo={league_logo} size={36} name={league_name} />
      <span>
        <b>{name}</b>
        <small>
          <em>{amount_ins > 0 ? t.feeOf(displaySoles(amount_ins)) : t.free} ·</em>{' '}
          <em>{t.seatsOf(num_players, max_players)}</em>
        </small>
        <small data-urgent={urgent}>{text}</small>
      </span>
      {pozo > 0 && (
        <Pot>
          <small>{t.pot}</small>
          <strong>{displaySoles(pozo)}</strong>
        </Pot>
      )}
    </Row>
  );
}
