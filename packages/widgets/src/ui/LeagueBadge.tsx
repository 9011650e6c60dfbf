import { memo, useMemo } from 'react';
import { leagueArt, seedFromText } from '@arma11/core/art';
import { Art } from './Art';
import { Picture } from './Picture';

/** Props of LeagueBadge. */
export interface LeagueBadgeProps {
  /** `league_unique`: picks the drawing when there is no logo. */
  league: string;
  logo?: string | null;
  /** Side in pixels. @default 36 */
  size?: number;
  /** Its name, when it is not printed beside. */
  name?: string;
}

/** A league's badge: its logo, or one drawn from its code. */
export const LeagueBadge = memo(function LeagueBadge({ league, logo, size = 36, name }: LeagueBadgeProps) {
  const node = useMemo(() => leagueArt(seedFromText(league)), [league]);
  return <Picture src={logo} alt={name ?? ''} width={size} fallback={<Art node={node} size={size} title={name} />} />;
});
