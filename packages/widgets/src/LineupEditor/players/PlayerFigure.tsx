import { memo, useMemo } from 'react';
import { kitFor } from '@arma11/core/art';
import type { Player } from '@arma11/core/contract';
import { CoachFigure } from '../../ui/CoachFigure';
import { Shirt } from '../../ui/Shirt';

/** Props of PlayerFigure. */
export interface PlayerFigureProps {
  player: Pick<Player, 'id' | 'position' | 'number' | 'team'>;
  /** Side in pixels; without it a shirt fills its box. */
  size?: number;
}

/** A player as they are drawn: their club's shirt with their number, or a coach in its colours. */
export const PlayerFigure = memo(function PlayerFigure({ player, ...size }: PlayerFigureProps) {
  const { kit: own, name } = player.team;
  const kit = useMemo(() => own ?? kitFor(name), [own, name]);
  return player.position === 4 ? (
    <CoachFigure kit={kit} seed={player.id} {...size} />
  ) : (
    <Shirt kit={kit} number={player.number} {...size} />
  );
});
