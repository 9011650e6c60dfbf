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

/** The home below its two buttons, its banners and its mission, in the order of product §2, with the day after the rooms. */
export function HomeSections() {
  const known = useDayKnown();
  const plays = usePlays();
  return (
    <>
      {plays === false ? <FirstRoom /> : <PrediHighlights />}
      <TopSalas />
      <HomeDay />
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
