import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { roomTermsQueries, useClient } from '@arma11/core';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText } from '@arma11/widgets/theme';
import { Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { FactList } from '../../page/FactList';
import { QuerySection } from '../../page/QuerySection';

const PLAYERS = 12;
const FEE = 50;
const t = es.help;

const Title = styled.h3`
  ${displayText}
  margin: 20px 0 8px;
  font-size: ${displaySize(19)};
`;

/** What a room of twelve would pay, as the server reckons it. */
export function PotExample() {
  const money = useMoney();
  const query = useQuery(roomTermsQueries.quote(useClient(), { amount_ins: FEE, n: PLAYERS }));
  return (
    <>
      <Title>{t.exampleTitle(PLAYERS, money.fee(FEE))}</Title>
      <QuerySection query={query} skeleton={<Skeleton height={240} />}>
        {({ comision, pozo, awards }) => (
          <FactList
            facts={[
              { label: t.exampleFee, value: money.amount(comision) },
              { label: t.examplePot, value: money.amount(pozo) },
              ...awards.map(({ label, amount }) => ({ label, value: money.amount(amount) })),
            ]}
          />
        )}
      </QuerySection>
    </>
  );
}
