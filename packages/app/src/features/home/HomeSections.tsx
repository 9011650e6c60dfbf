import { lazyExtra } from '../../page/lazyExtra';
import { PageBoundary } from '../../page/PageBoundary';
import { FirstRoom } from './FirstRoom';
import { HomeDay } from './HomeDay';
import { LiveMatches } from './LiveMatches';
import { PopularMatches } from './PopularMatches';
import { PopularPredictions } from './PopularPredictions';
import { PrediHighlights } from './PrediHighlights';
import { RecentStats } from './RecentStats';
import { TeamWinners } from './TeamWinners';
import { TopSalas } from './TopSalas';
import { useDayKnown } from './useDayKnown';
import { usePlays } from './usePlays';

// Not everybody is in a group: it comes after the page, which does not wait for it.
const YourGroups = lazyExtra(() => import('../../group/YourGroups'), 'YourGroups');

/** The home below its two buttons, its banners and its mission, in the order of product §2, with the day after the rooms. */
export function HomeSections() {
  const known = useDayKnown();
  const plays = usePlays();
  return (
    <>
      {plays === false ? <FirstRoom /> : <PrediHighlights />}
      <TopSalas />
      <HomeDay />
      <PageBoundary wait={null}>
        <YourGroups />
      </PageBoundary>
      {known && (
        <>
          <LiveMatches />
          <PopularPredictions />
          <TeamWinners />
          <PopularMatches />
          <RecentStats />
        </>
      )}
    </>
  );
}
