import { useRankingWords } from '../messages/ranking.es';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Moved } from './Ranking.styles';

/** Props of Movement. */
export interface MovementProps {
  /** Places gained; negative when lost. */
  places: number;
  tied: boolean;
}

/** How a player moved since the last points: an arrow with its number, in words for screen readers. */
export function Movement({ places, tied }: MovementProps) {
  const t = useRankingWords();
  if (places === 0)
    return (
      <Moved>
        <span aria-hidden="true">{tied ? '=' : '–'}</span>
        <VisuallyHidden>{tied ? t.tied : t.same}</VisuallyHidden>
      </Moved>
    );
  const up = places > 0;
  return (
    <Moved data-way={up ? 'up' : 'down'}>
      <svg width={9} height={8} viewBox="0 0 9 8" fill="currentColor" aria-hidden="true">
        <path d={up ? 'M4.500 0 9 8H0Z' : 'M4.500 8 0 0h9Z'} />
      </svg>
      <span aria-hidden="true">{Math.abs(places)}</span>
      <VisuallyHidden>{up ? t.up(places) : t.down(-places)}</VisuallyHidden>
    </Moved>
  );
}
