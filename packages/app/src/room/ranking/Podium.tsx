import { styled } from 'styled-components';
import type { RankingRow } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, Link, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { wholeRowLink } from './wholeRowLink';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1.1fr 1fr;
  align-items: end;
  gap: 4px;
  margin: 0 0 10px;
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;

  ${wholeRowLink}

  & > b {
    max-width: 100%;
    margin: 6px 0;
    padding-bottom: 0.16em;
    font-size: ${fontSize(14)};
    font-weight: 600;
    text-align: center;
    overflow-wrap: anywhere;
  }

  & > div {
    ${displayText}
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    width: 100%;
    min-height: 88px;
    padding: 10px 0 8px;
    border-top: 4px solid ${token('colorBorderStrong')};
    border-radius: 3px 3px 0 0;
    background: ${token('colorSurfaceRaised')};
    font-size: ${displaySize(25)};
  }

  & > div > small {
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(15)};
  }

  & > div > em {
    color: ${token('colorCoin')};
    font-size: ${displaySize(15)};
    font-style: normal;
  }

  &[data-place='1'] {
    order: 2;
  }

  &[data-place='2'] {
    order: 1;
  }

  &[data-place='3'] {
    order: 3;
  }

  &[data-place='1'] > div {
    min-height: 112px;
    border-color: ${token('colorCoin')};
    color: ${token('colorCoin')};
  }

  &[data-place='3'] > div {
    min-height: 70px;
  }
`;

interface Props {
  rows: readonly RankingRow[];
  /** What a place earns, as it is printed; null when nothing. */
  prizeOf?: (row: RankingRow) => string | null;
  /** Where a player is set against one's own entry. */
  hrefOf?: (row: RankingRow) => string | undefined;
}

/** The first three of a ranking on their steps: read in their order, drawn with the first in the middle. */
export function Podium({ rows, prizeOf = () => null, hrefOf }: Props) {
  return (
    <Steps aria-label={es.room.ranking.podium}>
      {rows.map((row, index) => (
        <Place key={row.ins} row={row} place={index + 1} prize={prizeOf(row)} href={hrefOf?.(row)} />
      ))}
    </Steps>
  );
}

interface PlaceProps {
  row: RankingRow;
  place: number;
  prize: string | null;
  href: string | undefined;
}

function Place({ row: { user, points, position, is_me }, place, prize, href }: PlaceProps) {
  return (
    <Step data-place={place}>
      <Avatar seed={user.id} src={user.avatar} size={place === 1 ? 58 : 48} ring={is_me} />
      <b>
        {href ? (
          <Link href={href} aria-label={es.rivals.open(user.username)}>
            {user.username}
          </Link>
        ) : (
          user.username
        )}
      </b>
      <div>
        <VisuallyHidden>{es.room.ranking.points} </VisuallyHidden>
        {points}
        <small>
          <VisuallyHidden>{es.room.ranking.place} </VisuallyHidden>
          {position}
        </small>
        {prize && <em>{prize}</em>}
      </div>
    </Step>
  );
}
