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

/** What `getOptionProps` gives to the row of a candidate. */
export interface OptionProps {
  role: 'option';
  'aria-selected': boolean;
  'aria-disabled': boolean;
  onClick: () => void;
}
