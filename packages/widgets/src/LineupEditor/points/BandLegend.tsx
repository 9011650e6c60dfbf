import { useLineupWords } from '../../messages/lineup.es';
import { PointsBadge } from '../../ui/PointsBadge';
import { Legend } from './BandLegend.styles';

const SAMPLES = [4, 6, 9, 12];

/** What the colours of the points mean; screen readers get the numbers themselves. */
export function BandLegend() {
  const t = useLineupWords();
  return (
    <Legend aria-hidden="true">
      {SAMPLES.map((points, band) => (
        <span key={points}>
          <PointsBadge points={points} />
          {t.bands[band]}
        </span>
      ))}
    </Legend>
  );
}
