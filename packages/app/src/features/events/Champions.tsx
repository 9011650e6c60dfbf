import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { eventsQueries } from '@arma11/core/site';
import { useMoney } from '@arma11/widgets';
import { displaySize, token } from '@arma11/widgets/theme';
import { Avatar, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { ListRow } from '../../page/ListRow';
import { QuerySection } from '../../page/QuerySection';
import { Rows } from '../../page/Rows';

const t = es.lists.events;

const Row = styled(ListRow)`
  & > strong {
    color: ${token('colorCoin')};
    font-size: ${displaySize(20)};
    white-space: nowrap;
  }
`;

/** Who won the closed events, newest first. Nothing while none has closed. */
export function Champions() {
  const money = useMoney();
  const query = useQuery(eventsQueries.champions(useClient()));
  const skeleton = (
    <Block>
      <Skeleton height={180} />
    </Block>
  );
  return (
    <QuerySection query={query} skeleton={skeleton}>
      {(champions) =>
        champions.length === 0 ? null : (
          <Block>
            <SectionHeading title={t.champions} />
            <Rows>
              {champions.map(({ event, champion, points, prize, jornada_name }) => (
                <li key={`${event.id} ${champion.id}`}>
                  <Row>
                    <Avatar seed={champion.id} src={champion.avatar} size={40} />
                    <span>
                      <b>{champion.username}</b>
                      <small>
                        {t.champion(event.name, jornada_name)} · {t.points(points)}
                      </small>
                    </span>
                    {prize > 0 && <strong>{money.amount(prize)}</strong>}
                  </Row>
                </li>
              ))}
            </Rows>
          </Block>
        )
      }
    </QuerySection>
  );
}
