import { LiveMatches } from './LiveMatches';
import { PopularMatches } from './PopularMatches';
import { PopularPredictions } from './PopularPredictions';
import { PrediHighlights } from './PrediHighlights';
import { RecentStats } from './RecentStats';
import { TeamWinners } from './TeamWinners';
import { TopSalas } from './TopSalas';

/** The home below its two buttons, its banners and its mission, in the order of product §2. */
export function HomeSections() {
  return (
    <>
      <PrediHighlights />
      <TopSalas />
      <LiveMatches />
      <PopularPredictions />
      <TeamWinners />
      <PopularMatches />
      <RecentStats />
    </>
  );
}
