import { useMemo } from 'react';
import { crestArt, kitFor, leagueArt, seedFromText } from '@arma11/core/art';
import { Art } from '../../ui/Art';
import type { CrestClub } from '../../ui/Crest';

export { FormationDots } from '../../LineupEditor/pitch/FormationDots';
export { PitchGround } from '../../LineupEditor/pitch/PitchGround';
export { PlayerFigure } from '../../LineupEditor/players/PlayerFigure';
export { CoachFigure } from '../../ui/CoachFigure';
export { EmptyDrawing } from '../../ui/EmptyDrawing';
export { Shirt } from '../../ui/Shirt';

interface Naming {
  size?: number;
  title?: string | undefined;
}

/** A crest drawn from a club's colours. */
export function DrawnCrest({ club, size, title }: Naming & { club: CrestClub }) {
  const { kit, name, id } = club;
  const node = useMemo(() => crestArt(kit ?? kitFor(name), id), [kit, name, id]);
  return <Art node={node} size={size} title={title} />;
}

/** A league's badge drawn from its code. */
export function DrawnBadge({ league, size, title }: Naming & { league: string }) {
  const node = useMemo(() => leagueArt(seedFromText(league)), [league]);
  return <Art node={node} size={size} title={title} />;
}
