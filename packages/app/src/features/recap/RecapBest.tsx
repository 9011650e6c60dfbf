import type { WeekRecap } from '@arma11/core/back-office';
import { SectionHeading } from '@arma11/widgets/ui';
import { FootballerRow } from '../../footballer/FootballerRow';
import { es } from '../../messages/es';
import { Rows } from '../../page/Rows';

/** The footballer who gave the player most. */
export function RecapBest({ best }: Pick<WeekRecap, 'best'>) {
  if (!best) return null;
  return (
    <section>
      <SectionHeading title={es.recap.best} />
      <Rows>
        <li>
          <FootballerRow player={best.player} figure={es.room.pts(best.points)} />
        </li>
      </Rows>
    </section>
  );
}
