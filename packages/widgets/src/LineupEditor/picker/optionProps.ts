import type { Player } from '@arma11/core/contract';
import type { OptionProps } from '../getterProps';
import type { GetterSource } from '../slotGetters';
import { isOptionKey, walkOptions } from './walkOptions';

/** What a candidate's row needs to be accessible and to work. */
export function optionProps({ openSlot, picker, reasonFor, option }: GetterSource, player: Player): OptionProps {
  const choose = () => void (reasonFor(player) === null && picker.choose(player));
  return {
    role: 'option',
    'aria-selected': openSlot?.entry.player.id === player.id,
    'aria-disabled': reasonFor(player) !== null,
    tabIndex: option.focused === null || option.focused === player.id ? 0 : -1,
    onClick: choose,
    onFocus: () => option.focus(player.id),
    onKeyDown: (event) => {
      if (!isOptionKey(event.key)) return;
      event.preventDefault();
      if (!walkOptions(event.currentTarget, event.key)) choose();
    },
  };
}
