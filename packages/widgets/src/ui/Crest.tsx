import { memo, useMemo } from 'react';
import { crestArt, kitFor } from '@arma11/core/art';
import type { Kit } from '@arma11/core/contract';
import { Art } from './Art';
import { Picture } from './Picture';

/** What a crest needs to know of a club; a `Team` fits. */
export interface CrestClub {
  id: number;
  name: string;
  logo?: string | null;
  kit?: Kit;
}

/** Props of Crest. */
export interface CrestProps {
  club: CrestClub;
  /** Side in pixels. @default 40 */
  size?: number;
  /** Says the club's name to screen readers: leave it out where the name is printed beside. */
  named?: boolean;
}

/** A club's crest: its own image when there is one, else drawn from its colours. */
export const Crest = memo(function Crest({ club, size = 40, named = false }: CrestProps) {
  const { id, name, logo, kit } = club;
  const node = useMemo(() => crestArt(kit ?? kitFor(name), id), [kit, name, id]);
  const title = named ? name : undefined;
  return <Picture src={logo} alt={title ?? ''} width={size} fallback={<Art node={node} size={size} title={title} />} />;
});
