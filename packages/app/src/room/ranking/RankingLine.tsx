import { memo } from 'react';
import { styled } from 'styled-components';
import type { RankingRow } from '@arma11/core/contract';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Movement } from './Movement';
import { RankedName } from './RankedName';
import { wholeRowLink } from './wholeRowLink';

const Line = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${token('target')};
  padding: 4px 8px;
  border-radius: 8px;

  & > i {
    ${displayText}
    min-width: 22px;
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(18)};
    font-style: normal;
    text-align: end;
  }

  & > span:nth-of-type(1) {
    flex: 1;
    min-width: 0;
  }

  ${wholeRowLink}

  & b {
    ${ellipsis}
    display: block;
    font-weight: 600;
  }

  & small {
    ${ellipsis}
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & > strong {
    ${displayText}
    min-width: 32px;
    font-size: ${displaySize(21)};
    text-align: end;
  }

  &[data-me='true'] {
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
  }

  &[data-me='true'] :is(i, small, span) {
    color: inherit;
  }

  @media (forced-colors: active) {
    &[data-me='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

interface Props {
  row: RankingRow;
  /** Under the name: the prize it would earn, the hits. */
  note?: string | undefined;
  /** Where the player is set against one's own entry; the whole line leads there. */
  href?: string | undefined;
}

/** One player of a ranking: place, name, how they moved, points. The player's own line is in the accent. */
export const RankingLine = memo(function RankingLine({ row, note, href }: Props) {
  const { position, user, points, movement, tied, is_me } = row;
  return (
    <Line data-me={is_me}>
      <i>
        <VisuallyHidden>{es.room.ranking.place} </VisuallyHidden>
        {position}
      </i>
      <Avatar seed={user.id} src={user.avatar} size={32} />
      <span>
        <b>
          <RankedName row={row} href={href} />
        </b>
        {note && <small>{note}</small>}
      </span>
      <Movement places={movement} tied={tied} />
      <strong>
        {points}
        <VisuallyHidden> {es.room.ranking.points}</VisuallyHidden>
      </strong>
    </Line>
  );
});
