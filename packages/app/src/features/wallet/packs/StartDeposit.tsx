import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { walletQueries } from '@arma11/core/site';
import type { PayProvider } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, Dialog, ErrorBlock, SegmentedToggle, Skeleton } from '@arma11/widgets/ui';
import { useMoney } from '@arma11/widgets';
import { es } from '../../../messages/es';
import { centsText } from '../../../messages/centsText';
import { FactList } from '../../../page/FactList';
import { Note } from '../../../page/Note';
import { QuerySection } from '../../../page/QuerySection';
import type { Pack } from './PackGrid';
import { useStartDeposit } from './useStartDeposit';

const t = es.wallet.packs;

const Choice = styled.div`
  display: flex;
  margin-bottom: 16px;
`;

const Small = styled.p`
  margin: 12px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
`;

/** Asks with which app a pack is paid, and asks the server for the top-up; its page then shows what to pay. */
export function StartDeposit({ pack, onClose }: { pack: Pack; onClose: () => void }) {
  const codes = useQuery(walletQueries.payCodes(useClient()));
  const usable = [...new Set((codes.data ?? []).filter(({ active }) => active).map(({ provider }) => provider))];
  const money = useMoney();
  const [wanted, setWanted] = useState<PayProvider | null>(null);
  const provider = usable.find((each) => each === wanted) ?? usable[0];
  const { start, pending, error, uncertain } = useStartDeposit();
  const footer = (
    <>
      {provider && (
        <Button wide pending={pending} onClick={() => start({ recarga: pack.id, provider })}>
          {pending ? t.starting : t.start}
        </Button>
      )}
      <Button kind="ghost" wide onClick={onClose}>
        {t.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.confirm} footer={footer}>
      <QuerySection query={codes} skeleton={<Skeleton height={48} />}>
        {() => (provider ? <Apps usable={usable} value={provider} onChange={setWanted} /> : <Note>{t.noCodes}</Note>)}
      </QuerySection>
      <FactList
        facts={[
          { label: t.price, value: centsText(pack.price_cents) },
          { label: t.gets, value: money.inWords(pack.coins) },
          ...(pack.bonus_coins > 0
            ? [{ label: es.wallet.deposit.bonus, value: t.bonus(money.amount(pack.bonus_coins)) }]
            : []),
        ]}
      />
      <Small>{t.cents}</Small>
      {error && <ErrorBlock text={uncertain ? es.wallet.uncertain : error.message} />}
    </Dialog>
  );
}

interface AppsProps {
  usable: readonly PayProvider[];
  value: PayProvider;
  onChange: (provider: PayProvider) => void;
}

const Apps = ({ usable, value, onChange }: AppsProps) => (
  <Choice>
    <SegmentedToggle
      label={t.app}
      value={value}
      options={usable.map((each) => ({ value: each, label: t[each] }))}
      onChange={onChange}
    />
  </Choice>
);
