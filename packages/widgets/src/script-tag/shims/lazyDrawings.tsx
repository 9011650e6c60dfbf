import { memo } from 'react';
import type { CrestClub, CrestProps } from '../../ui/Crest';
import type { LeagueBadgeProps } from '../../ui/LeagueBadge';
import { Picture } from '../../ui/Picture';
import { lazyDrawing } from './lazyDrawing';

interface Naming {
  size?: number;
  title?: string | undefined;
}

const DrawnCrest = lazyDrawing<Naming & { club: CrestClub }>((drawings) => drawings.DrawnCrest);
const DrawnBadge = lazyDrawing<Naming & { league: string }>((drawings) => drawings.DrawnBadge);

export const Shirt = lazyDrawing((drawings) => drawings.Shirt);
export const CoachFigure = lazyDrawing((drawings) => drawings.CoachFigure);
export const EmptyDrawing = lazyDrawing((drawings) => drawings.EmptyDrawing);
export const FormationDots = lazyDrawing((drawings) => drawings.FormationDots);
export const PitchGround = lazyDrawing((drawings) => drawings.PitchGround);
export const PlayerFigure = lazyDrawing((drawings) => drawings.PlayerFigure);

/** A club's crest: its own image when there is one, else the drawing. */
export const Crest = memo(function Crest({ club, size = 40, named = false }: CrestProps) {
  const title = named ? club.name : undefined;
  const drawn = <DrawnCrest club={club} size={size} title={title} />;
  return <Picture src={club.logo} alt={title ?? ''} width={size} fallback={drawn} />;
});

/** A league's badge: its logo, or the drawing. */
export const LeagueBadge = memo(function LeagueBadge({ league, logo, size = 36, name }: LeagueBadgeProps) {
  const drawn = <DrawnBadge league={league} size={size} title={name} />;
  return <Picture src={logo} alt={name ?? ''} width={size} fallback={drawn} />;
});
