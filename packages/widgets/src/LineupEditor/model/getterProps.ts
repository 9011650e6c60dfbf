import type { FocusEvent, KeyboardEvent } from 'react';

/** What `getPlayerProps` gives to the button of a slot. */
export interface PlayerProps {
  type: 'button';
  'aria-label': string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'data-slot': number;
  tabIndex: number;
  ref: (element: HTMLElement | null) => void;
  onClick: () => void;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * What `getOptionProps` gives to the row of a candidate, inside an element with `role="listbox"`: it is a Tab stop until
 * another row has the focus, the arrows, Home and End walk among the rows, and Enter or Space takes the player.
 */
export interface OptionProps {
  role: 'option';
  'aria-selected': boolean;
  'aria-disabled': boolean;
  tabIndex: number;
  onClick: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}
