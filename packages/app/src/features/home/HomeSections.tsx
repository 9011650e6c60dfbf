import { useState } from 'react';
import { Skeleton } from '@arma11/widgets/ui';
import { Block } from '../../page/Column';
import { lazyExtra } from '../../page/lazyExtra';
import { PageBoundary } from '../../page/PageBoundary';
import { FirstRoom } from './FirstRoom';
import { HomeDay } from './HomeDay';
import { LiveMatches } from './LiveMatches';
import { PopularMatches } from './PopularMatches';
import { PopularPredictions } from './PopularPredictions';
import { PrediHighlights } from './PrediHighlights';
import { RecentStats } from './RecentStats';
import { SectionsToCome } from './SectionsToCome';
import { TeamWinners } from './TeamWinners';
import { TopSalas } from './TopSalas';
import { usePlays } from './usePlays';
import { useReadyBelow } from './useReadyBelow';

// Not everybody is in a group: it comes after the page, which does not wait for it.
const YourGroups = lazyExtra(() => import('../../group/YourGroups'), 'YourGroups');

/** The home below its two buttons, its banners and its mission, in the order of product §2, with the day after the rooms. */
export function HomeSections() {
  const [groupsKnown, setGroupsKnown] = useState(false);
  const ready = useReadyBelow(groupsKnown);
  const plays = usePlays();
  return (
    <>
      {plays === false ? <FirstRoom /> : <PrediHighlights />}
      <TopSalas />
      <HomeDay ready={ready.day} />
      <PageBoundary wait={null}>
        <YourGroups ready={ready.day} onKnown={setGroupsKnown} />
      </PageBoundary>
      {ready.groups ? (
        <>
          <LiveMatches />
          <PopularPredictions />
          <TeamWinners />
          <PopularMatches />
          <RecentStats />
        </>
      ) : (
        <SectionsToCome>
          <Block>
            <Skeleton height={48} width="60%" />
            <Skeleton height={175} />
          </Block>
        </SectionsToCome>
      )}
    </>
  );
}
