import { forwardRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { displaySize, displayText, token } from '../theme';
import { Icon } from './Icon';
import { UI_TEXT } from './uiText';

const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  border-radius: ${token('radius')};
  background: ${token('colorSurface')};
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};

  &:focus-within:has(:focus-visible) {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  & > button {
    appearance: none;
    display: grid;
    place-items: center;
    flex: none;
    width: ${token('target')};
    height: 56px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('colorAccent')};
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  & > button[aria-disabled='true'] {
    color: ${token('colorBorderStrong')};
    cursor: not-allowed;
  }

  & > input {
    ${displayText}
    flex: 1;
    width: 2ch;
    min-width: 0;
    height: 56px;
    margin: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${token('colorText')};
    font-size: ${displaySize(34)};
    line-height: 1.2;
    text-align: center;
  }

  & > input::placeholder {
    color: ${token('colorTextMuted')};
    opacity: 1;
  }

  &[data-readonly='true'] {
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  }

  &[data-readonly='true'] > button {
    visibility: hidden;
  }
`;

/** Props of Stepper. */
export interface StepperProps {
  /** What it counts: 'Goles de Puerto Bravo'. */
  label: string;
  /** Null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 9 */
  max?: number;
  readOnly?: boolean;
  /** Called after a digit was typed, to jump to the next one. */
  onTyped?: () => void;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A number between − and +; arrows, Home, End and digits work too. */
export const Stepper = forwardRef<HTMLInputElement, StepperProps>(function Stepper(props, ref) {
  const { label, value, onChange, min = 0, max = 9, readOnly = false, onTyped } = props;
  const set = (next: number) => {
    const valid = clamp(next, min, max);
    if (!readOnly && valid !== value) onChange(valid);
  };
  // The first tap on either side gives the lowest number: from nothing there is no "one less".
  const step = (by: number) => set(value === null ? min : value + by);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      Home: () => set(min),
      End: () => set(max),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '');
    if (digits === '') return;
    set(Number(max > 9 ? digits : digits.slice(-1)));
    onTyped?.();
  };
  const side = (by: -1 | 1, edge: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${by < 0 ? UI_TEXT.less : UI_TEXT.more}: ${label}`}
      aria-disabled={value === edge || undefined}
      onClick={() => step(by)}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} stroke={2.4} />
    </button>
  );
  return (
    <Box data-readonly={readOnly}>
      {side(-1, min)}
      <input
        ref={ref}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        aria-label={label}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        readOnly={readOnly}
        value={value ?? ''}
        onKeyDown={onKeyDown}
        onChange={onType}
        onFocus={(event) => event.target.select()}
      />
      {side(1, max)}
    </Box>
  );
});
