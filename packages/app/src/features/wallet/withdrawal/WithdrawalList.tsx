import { useState } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Page, Withdrawal } from '@arma11/core/contract';
import { EmptyState, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Note } from '../../../page/Note';
import { PagedRows } from '../../../page/PagedRows';
import { CancelWithdrawal } from './CancelWithdrawal';
import { WithdrawalRow } from './WithdrawalRow';

const t = es.wallet.withdraw;

interface Props {
  query: UseInfiniteQueryResult<InfiniteData<Page<Withdrawal>>>;
  onCancelled: () => void;
}

/** The player's withdrawals, newest first; one that nobody has begun to pay can be taken back. */
export function WithdrawalList({ query, onCancelled }: Props) {
  const [leaving, setLeaving] = useState<Withdrawal | null>(null);
  const [said, setSaid] = useState('');
  const done = () => {
    setLeaving(null);
    setSaid(t.cancelled);
    onCancelled();
  };
  return (
    <>
      {said && (
        <Note tone="good" icon="check">
          {said}
        </Note>
      )}
      <LiveRegion message={said} />
      <PagedRows
        query={query}
        height={132}
        empty={<EmptyState drawing="ticket" text={t.none} />}
        keyOf={({ id }) => id}
      >
        {(withdrawal) => (
          <WithdrawalRow
            withdrawal={withdrawal}
            onCancel={() => {
              setSaid('');
              setLeaving(withdrawal);
            }}
          />
        )}
      </PagedRows>
      {leaving && (
        <CancelWithdrawal key={leaving.id} withdrawal={leaving} onClose={() => setLeaving(null)} onDone={done} />
      )}
    </>
  );
}
