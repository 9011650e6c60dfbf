import { es } from '../../messages/es';
import { PageHead } from '../../page/PageHead';
import { ClubRanking } from './ClubRanking';
import { OwnStats } from './OwnStats';

const t = es.lists.stats;

/** `/play/aficiones/top`, the Stats tab: the player's own points first, then the clubs by their supporters. */
export function StatsPage() {
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <OwnStats />
      <ClubRanking />
    </>
  );
}
