import { useQuery } from '@tanstack/react-query';
import { questsQueries, useClient } from '@arma11/core';
import { Dialog, ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { DayFacts } from './DayFacts';
import { DayQuests } from './DayQuests';
import { DayRooms } from './DayRooms';
import { NextLocks } from './NextLocks';
import { Notices } from './Notices';
import { SummaryHeading } from './SummaryHeading';

/** The day so far: coins, answers, rooms, quests, what closes next, and what the player has been told (rules R11.7). */
export function SummaryDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useClient();
  const { data, error, isLoading, refetch } = useQuery({ ...questsQueries.resume(client), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={es.shell.summary.title} description={es.dates.day(client.serverNow())}>
      {data && (
        <>
          <DayFacts day={data} />
          <DayRooms rooms={data.rooms} onLeave={onClose} />
          <DayQuests quests={data.quests} onLeave={onClose} />
        </>
      )}
      {isLoading && <Skeleton height={120} />}
      {error && <ErrorBlock text={error.message} onRetry={() => void refetch()} />}
      <SummaryHeading>{es.shell.nextLocks}</SummaryHeading>
      <NextLocks onLeave={onClose} />
      <Notices open={open} onLeave={onClose} />
    </Dialog>
  );
}
