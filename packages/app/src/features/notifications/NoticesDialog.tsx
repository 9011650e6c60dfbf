import { useQuery } from '@tanstack/react-query';
import { questsQueries, useClient } from '@arma11/core';
import { Dialog, ErrorBlock, Icon, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { DayQuests } from './DayQuests';
import { DaySummary } from '../../day/DaySummary';
import { NextLocks } from '../../room/NextLocks';
import { Notices } from './Notices';
import { SummaryHeading } from '../../day/SummaryHeading';
import { WEEK_PATH } from '../../day/WeekLink';
import { SummaryRow } from '../../day/SummaryRow';

/** What the bell opens: the day so far, what the player has been told, quests, and what closes next (rules R11.7). */
export function NoticesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useClient();
  const { data, error, isLoading, refetch } = useQuery({ ...questsQueries.resume(client), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={es.notices.title} description={es.dates.day(client.serverNow())} tall>
      <SummaryHeading>{es.notices.day.title}</SummaryHeading>
      {data && <DaySummary day={data} onLeave={onClose} />}
      {isLoading && <Skeleton height={120} />}
      <SummaryRow href={WEEK_PATH} onClick={onClose}>
        <span>{es.notices.day.week}</span>
        <Icon name="chevronRight" size={20} />
      </SummaryRow>
      {error && <ErrorBlock text={error.message} onRetry={() => void refetch()} />}
      <Notices onLeave={onClose} />
      {data && <DayQuests quests={data.quests} onLeave={onClose} />}
      <SummaryHeading>{es.shell.nextLocks}</SummaryHeading>
      <NextLocks onLeave={onClose} />
    </Dialog>
  );
}
