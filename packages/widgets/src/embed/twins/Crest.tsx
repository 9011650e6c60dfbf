import { memo } from 'react';
import type { CrestProps } from '../../ui/Crest';
import { Picture } from '../../ui/Picture';
import { lazyDrawing } from './lazyDrawing';

const Drawn = lazyDrawing(() => import('./DrawnCrest').then(({ DrawnCrest }) => DrawnCrest));

/** A club's crest; the drawing that stands in for a picture comes after what there is to read. */
export const Crest = memo(function Crest({ club, size = 40, named = false }: CrestProps) {
  const title = named ? club.name : undefined;
  const drawn = <Drawn club={club} size={size} title={title} />;
  return <Picture src={club.logo} alt={title ?? ''} width={size} fallback={drawn} />;
});
