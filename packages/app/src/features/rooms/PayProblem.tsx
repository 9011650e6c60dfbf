import { styled } from 'styled-components';
import { Arma11Error } from '@arma11/core';
import { ButtonLink, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { useRechargePath } from '../../page/RechargePath';

const Box = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
`;

const t = es.compeRooms.money;

/** Nobody knows yet whether a payment went through: asking again cannot pay twice. */
export const isUncertain = (error: Error | null): boolean => error instanceof Arma11Error && error.outcomeUnknown;

/** Why a seat was not taken, in the server's own words; who lacks balance is led to where coins are bought. */
export function PayProblem({ error }: { error: Error | null }) {
  const recharge = useRechargePath();
  if (!error) return null;
  const poor = error instanceof Arma11Error && error.serverCode === 'SALDO_INSUFICIENTE';
  return (
    <Box>
      <ErrorBlock title={isUncertain(error) ? t.unknown : t.failed} text={error.message} />
      {poor && (
        <ButtonLink kind="secondary" href={recharge}>
          {t.recharge}
        </ButtonLink>
      )}
    </Box>
  );
}
