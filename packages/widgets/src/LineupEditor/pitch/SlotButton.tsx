import { useClient } from '@arma11/core';
import { useLineupWords } from '../../messages/lineup.es';
import { ConditionMark } from '../../ui/ConditionMark';
import { Icon } from '../../ui/Icon';
import { PointsBadge } from '../../ui/PointsBadge';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { PlayerProps } from '../model/getterProps';
import type { SlotView } from '../model/lineupRows';
import { stoppedMatch } from '../players/stoppedMatch';
import { PlayerFigure } from '../players/PlayerFigure';
import { ShirtLines } from '../players/ShirtLines';
import { shirtWords } from '../players/shirtWords';
import { showsCondition } from '../players/showsCondition';
import { Armband, MarkDisc, SlotBox } from './SlotButton.styles';

/** Props of SlotButton. */
export interface SlotButtonProps {
  view: SlotView;
  /** Can no longer be changed: a padlock takes the place of the condition, unless their match was stopped. */
  locked: boolean;
  /** Wears the armband: their points count double. */
  captain: boolean;
  playerProps: PlayerProps;
  /** Where on the pitch; absent for the coach, who has their own area. */
  spot?: string;
  onPointerDown: () => void;
}

/** One player on the pitch: their shirt, condition, name and what they say now; a tap changes them. */
export function SlotButton({ view, locked, captain, playerProps, spot, onPointerDown }: SlotButtonProps) {
  const t = useLineupWords();
  const { entry, position, save } = view;
  const { player } = entry;
  const coach = position === 4;
  const { points, lines } = shirtWords(entry, locked, useClient().serverNow(), t);
  const mark = stoppedMatch(player) ? 'warning' : locked && 'lock';
  const { 'aria-label': label, ...buttonProps } = playerProps;
  return (
    <SlotBox
      {...buttonProps}
      part="player"
      data-spot={spot}
      data-coach={coach}
      data-save={save}
      onPointerDown={onPointerDown}
    >
      {/* One sentence says what the drawing shows, in the order in which it makes sense. */}
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="a11-shirt" key={player.id} aria-hidden="true">
        <PlayerFigure player={player} />
        {(mark || showsCondition(player)) && (
          <span className="a11-mark" part="player-condition">
            {mark ? (
              <MarkDisc data-mark={mark}>
                <Icon name={mark} size={13} stroke={2.4} />
              </MarkDisc>
            ) : (
              <ConditionMark condition={player.condition} scene />
            )}
          </span>
        )}
        {points !== null && (
          <span className="a11-points" part="player-points">
            <PointsBadge points={points} scene />
          </span>
        )}
      </span>
      <span className="a11-name" aria-hidden="true">
        {captain && <Armband>{t.armband}</Armband>}
        {save === 'saved' && <Icon name="check" size={13} stroke={3} />}
        <span>{save === 'saving' ? t.saving : player.short_name}</span>
      </span>
      <span className="a11-facts" aria-hidden="true">
        <ShirtLines lines={lines} />
      </span>
    </SlotBox>
  );
}
