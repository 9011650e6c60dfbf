import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { prediQueries, useClient } from '@arma11/core';
import type { PrediRoom } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Link, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { LockCountdown } from '../../room/LockCountdown';
import { TeamPairs } from './TeamPairs';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: 8px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Coming = styled(List)`
  margin-top: 12px;
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 8px 12px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceSunken')};
  box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  color: inherit;
  text-decoration: none;
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;

  & > span {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }

  & > span > b {
    ${displayText}
    font-size: ${displaySize(19)};
  }

  & > small {
    display: block;
    margin-top: 3px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** The two prediction rooms worth a look first. */
export function PrediHighlights() {
  const query = useQuery(prediQueries.topPublic(useClient()));
  return (
    <Block>
      <QuerySection
        query={query}
        optional
        skeleton={
          <>
            <Skeleton height={40} width="60%" />
            <Coming>
              <Skeleton height={64} />
              <Skeleton height={64} />
            </Coming>
          </>
        }
      >
        {(rooms) =>
          rooms.length === 0 ? null : (
            <>
              <SectionHeading title={es.home.highlights} />
              <List>
                {rooms.map((room) => (
                  <li key={room.id}>
                    <Highlight room={room} />
                  </li>
                ))}
              </List>
            </>
          )
        }
      </QuerySection>
    </Block>
  );
}

function Highlight({ room }: { room: PrediRoom }) {
  const money = useMoney();
  const prize = room.top_award > 0 ? ` · ${money.amount(room.top_award)} ${es.home.firstPrize}` : '';
  return (
    <Row href={`/predi/sala/${room.id}`}>
      <TeamPairs pairs={room.teams_logos} size={26} most={1} />
      <Text>
        <span>
          <b>{room.name}</b>
          <LockCountdown lockAt={room.lock_at} />
        </span>
        <small>
          {room.pts_en_juego} {es.home.inPlay}
          {prize}
        </small>
      </Text>
    </Row>
  );
}
