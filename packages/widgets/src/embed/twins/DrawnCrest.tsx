import { useMemo } from 'react';
import { crestArt, kitFor } from '@arma11/core/art';
import { Art } from '../../ui/Art';
import type { CrestClub } from '../../ui/Crest';

/** A crest drawn from a club's colours. */
export function DrawnCrest({ club, size, title }: { club: CrestClub; size: number; title?: string | undefined }) {
  const { kit, name, id } = club;
  const node = useMemo(() => crestArt(kit ?? kitFor(name), id), [kit, name, id]);
  return <Art node={node} size={size} title={title} />;
}
