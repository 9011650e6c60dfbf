import { useQuery } from '@tanstack/react-query';
import { questsQueries, useClient } from '@arma11/core';
import { SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { DaySummary } from '../../day/DaySummary';
import { WEEK_PATH } from '../../day/WeekLink';
import { isQuiet } from '../../day/isQuiet';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { QuerySection } from '../../page/QuerySection';
import { useWide } from '../../page/useWide';
import { NextLocks } from '../../room/NextLocks';
import { useNextLocks } from '../../room/useNextLocks';

/**
 * The day's summary in the home, once something happened (rules R11.7); on phones also the rooms that close next, once they are
 * `ready` to stand below it.
 */
export function HomeDay({ ready }: { ready: boolean }) {
  const query = useQuery(questsQueries.resume(useClient()));
  const wide = useWide();
  return (
    <>
      <Block>
        <QuerySection query={query} optional skeleton={<Skeleton height={344} />}>
          {(day) =>
            isQuiet(day) ? null : (
              <>
                <SectionHeading title={es.notices.day.title} more={{ href: WEEK_PATH, label: es.notices.day.week }} />
                <DaySummary day={day} />
              </>
            )
          }
        </QuerySection>
      </Block>
      {!wide && ready && <Locks />}
    </>
  );
}

/** Wide screens have them in the side panel. */
function Locks() {
  const locks = useNextLocks();
  return (
    <Block>
      {locks?.length === 0 ? null : (
        <>
          <SectionHeading title={es.shell.nextLocks} />
          <NextLocks />
        </>
      )}
    </Block>
  );
}
