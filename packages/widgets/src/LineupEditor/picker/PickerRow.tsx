import { memo } from 'react';
import type { Player } from '@arma11/core/contract';
import { useLineupListWords, type LineupListMessages } from '../../messages/lineupList.es';
import { ConditionMark } from '../../ui/ConditionMark';
import { Icon } from '../../ui/Icon';
import { LastPointsRing } from '../../ui/LastPointsRing';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { OptionProps } from '../model/getterProps';
import { matchLine } from '../players/matchLine';
import { PlayerFigure } from '../players/PlayerFigure';
import { showsCondition } from '../players/showsCondition';
import { sortValue, type PickerSort } from './pickerFilter';
import { Option } from './PlayerPicker.styles';

/** Props of PickerRow. */
export interface PickerRowProps {
  id: string;
  player: Player;
  sort: PickerSort;
  reason: string | null;
  active: boolean;
  position: number;
  of: number;
  /** Where it stands in the list, in pixels. */
  top: number;
  measure: (element: HTMLElement | null) => void;
  optionProps: OptionProps;
}

/** One candidate: shirt, name, match, condition or why they cannot be chosen, their number and their last points. */
export const PickerRow = memo(
  function PickerRow(props: PickerRowProps) {
    const { id, player, sort, reason, active, position, of, top, measure, optionProps } = props;
    const t = useLineupListWords();
    // The focus stays on the list, which says which row is meant: only rows in view are in the document.
    const { tabIndex: _stop, onFocus: _focus, onKeyDown: _keys, ...option } = optionProps;
    const last = player.form.at(-1);
    return (
      <Option
        {...option}
        ref={measure}
        id={id}
        part="picker-option"
        data-index={position}
        data-active={active}
        aria-posinset={position + 1}
        aria-setsize={of}
        style={{ transform: `translateY(${top}px)` }}
      >
        <VisuallyHidden>{optionLabel(props, t)}</VisuallyHidden>
        <span aria-hidden="true">
          <PlayerFigure player={player} size={44} />
        </span>
        <div aria-hidden="true">
          <b>{player.full_name}</b>
          <small>
            {player.price !== undefined && <strong>{t.price(player.price)} </strong>}
            {matchLine(player, t)}
          </small>
          {reason ? (
            <span className="a11-reason">
              <Icon name="lock" size={17} stroke={2.2} />
              {reason}
            </span>
          ) : (
            showsCondition(player) && <ConditionMark condition={player.condition} text />
          )}
        </div>
        <i aria-hidden="true">{printed(player, sort, t)}</i>
        <span aria-hidden="true">
          {last === undefined ? '–' : <LastPointsRing points={last} quiet={reason !== null} />}
        </span>
      </Option>
    );
  },
  (before, after) => KEYS.every((key) => before[key] === after[key]),
);

// `optionProps` and `measure` are new on every render and do the same for the same player.
const KEYS = ['id', 'player', 'sort', 'reason', 'active', 'position', 'of', 'top'] as const;

/** Averages with one decimal, totals whole. */
function printed(player: Player, sort: PickerSort, t: LineupListMessages): string {
  const value = sortValue(player, sort);
  return sort === 'pts' ? value.toFixed(0) : t.oneDecimal(value);
}

function optionLabel({ player, sort, reason }: PickerRowProps, t: LineupListMessages): string {
  const last = player.form.at(-1);
  return [
    player.full_name,
    player.team.name,
    player.price === undefined ? null : t.price(player.price),
    matchLine(player, t).split(' · ').slice(1).join(', '),
    reason ?? (showsCondition(player) ? t.conditions[player.condition].toLowerCase() : null),
    `${t.sorts[sort].toLowerCase()} ${printed(player, sort, t)}`,
    last === undefined ? null : t.lastPoints(last),
  ]
    .filter(Boolean)
    .join(', ');
}
