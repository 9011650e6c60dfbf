import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '@arma11/core';
import type { Sala } from '@arma11/core/contract';
import { useConnection } from '../../../offline/OfflineContext';
import { useOutbox } from '../../../offline/outbox/useOutbox';
import { claimLineup, type Claimed } from './claimLineup';
import { claimedWords } from './claimedWords';

/** Rooms whose eleven is on its way: it is saved once, however often the page is drawn meanwhile. */
const underWay = new Set<number>();

/** Saves in a room the eleven that its player made there as a guest, now that they have a seat, and says what became of it. */
export function ClaimLineup({ sala }: { sala: Sala }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const { offline } = useConnection();
  const { id } = sala;
  useEffect(() => {
    // Without a network it is not known what one has saved elsewhere.
    if (offline || underWay.has(id)) return;
    underWay.add(id);
    const tell = (claimed: Claimed) => {
      underWay.delete(id);
      const news = claimedWords(claimed);
      if (news) outbox?.notify(news);
    };
    void claimLineup({ client, queryClient, sala }).then(tell, () => tell({ kind: 'unsent' }));
    // The room as it was when the page was opened: what is asked of the server is its lineup.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [offline, id]);
  return null;
}
