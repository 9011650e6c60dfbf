import { styled } from 'styled-components';
import type { RankingRow } from '@arma11/core/contract';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Avatar, VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../messages/es';

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
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;

  & > b {
    ${ellipsis}
    max-width: 100%;
    margin: 6px 0;
    font-size: ${fontSize(14)};
    font-weight: 600;
  }

  & > div {
    ${displayText}
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    width: 100%;
    height: 78px;
    padding-top: 10px;
    border-top: 4px solid ${token('colorBorderStrong')};
    border-radius: 3px 3px 0 0;
    background: ${token('colorSurfaceRaised')};
    font-size: ${displaySize(25)};
  }

  & > div > small {
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(15)};
  }

  &[data-place='1'] > div {
    height: 104px;
    border-color: ${token('colorCoin')};
    color: ${token('colorCoin')};
  }

  &[data-place='3'] > div {
    height: 62px;
  }
`;

/** Where each of the first three stands: second, first, third. */
const ORDER = [1, 0, 2] as const;

/** The first three of a ranking on their steps. */
export function Podium({ rows }: { rows: readonly RankingRow[] }) {
  return (
    <Steps aria-label={es.room.ranking.podium}>
      {ORDER.map((place) => {
        const row = rows[place];
        return row ? <Place key={row.ins} row={row} place={place + 1} /> : null;
      })}
    </Steps>
  );
}

function Place({ row: { user, points, position, is_me }, place }: { row: RankingRow; place: number }) {
  return (
    <Step data-place={place}>
      <Avatar seed={user.id} src={user.avatar} size={place === 1 ? 58 : 48} ring={is_me} />
      <b>{user.username}</b>
      <div>
        <VisuallyHidden>{es.room.ranking.points} </VisuallyHidden>
        {points}
        <small>
          <VisuallyHidden>{es.room.ranking.place} </VisuallyHidden>
          {position}
        </small>
      </div>
    </Step>
  );
}
