import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { DeskDepositShown } from '@arma11/core/back-office';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Button, Skeleton } from '@arma11/widgets/ui';
import { operadorMoneyEs } from '../../../messages/operadorMoney.es';
import { QuerySection } from '../../../page/QuerySection';
import { deskQuery } from '../desk/deskQuery';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { Actions } from '../desk/useActions';
import { approval, coinsOf, rejection, undoing } from './depositActions';
import { DepositEvidence, DepositPicture } from './DepositEvidence';
import { DepositMark } from '../marks/DepositMark';

const t = operadorMoneyEs.deposits;

const Panel = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }

  & h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(24)};
  }
`;

/** The picture and what is decided by it, in one look. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px 16px;

  & > p {
    margin: 0;
  }

  & > button {
    flex: none;
  }
`;

interface Props {
  id: number;
  open: Actions['open'];
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** One top-up with its evidence and what can be decided about it. */
export function DepositDetail({ id, open, next, previous }: Props) {
  const query = useQuery(deskQuery(useClient(), 'depositShow', { deposit: id }));
  return (
    <Panel aria-label={t.one(id)}>
      <QuerySection query={query} skeleton={<Skeleton height={360} />}>
        {(deposit) => (
          <>
            <header>
              <h2>{t.one(id)}</h2>
              <DepositMark estado={deposit.estado} />
            </header>
            <Beside>
              <DepositPicture deposit={deposit} />
              <Decisions deposit={deposit} open={open} />
            </Beside>
            <DepositEvidence deposit={deposit} />
          </>
        )}
      </QuerySection>
      <ButtonRow>
        {previous && (
          <Button kind="ghost" onClick={previous}>
            {t.previous}
          </Button>
        )}
        {next && (
          <Button kind="ghost" iconEnd="chevronRight" onClick={next}>
            {t.next}
          </Button>
        )}
      </ButtonRow>
    </Panel>
  );
}

function Decisions({ deposit, open }: { deposit: DeskDepositShown; open: Actions['open'] }) {
  const { deposit: id, username } = deposit;
  const decided = deposit.estado === 'aprobado' || deposit.estado === 'rechazado';
  const evidence = deposit.image === null ? null : <DepositPicture deposit={deposit} />;
  const unmarked = ({ estado }: { estado: string }) => t.unmarked(id, (t.estados[estado] ?? estado).toLowerCase());
  if (decided)
    return (
      <ButtonRow>
        <Button kind="secondary" tone="danger" onClick={() => open(undoing(deposit), unmarked)}>
          {t.unmark}
        </Button>
      </ButtonRow>
    );
  return (
    <ButtonRow>
      <Button
        onClick={() => open({ ...approval(deposit), evidence }, (after) => t.approved(id, coinsOf(after), username))}
      >
        {t.approve}
      </Button>
      <Button
        kind="secondary"
        tone="danger"
        onClick={() => open(rejection(deposit), () => t.rejectedDone(id, username))}
      >
        {t.reject}
      </Button>
    </ButtonRow>
  );
}
