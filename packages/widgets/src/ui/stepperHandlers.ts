import type { ChangeEvent, KeyboardEvent } from 'react';

/** What a stepper counts, and between what. */
export interface StepperValue {
  /** Null while nothing is chosen. */
  value: number | null;
  onChange: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 9 */
  max?: number;
  readOnly?: boolean;
  /** Called once no further digit fits, to jump to the next one. */
  onTyped?: () => void;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** What moves a number by taps, keys and digits, always between its ends. */
export function stepperHandlers({ value, onChange, min = 0, max = 9, readOnly = false, onTyped }: StepperValue) {
  const set = (next: number) => {
    const valid = clamp(next, min, max);
    if (!readOnly && valid !== value) onChange(valid);
    return valid;
  };
  // The first tap on either side gives the lowest number: from nothing there is no "one less".
  const step = (by: number) => set(value === null ? min : value + by);
  const moves: Record<string, () => unknown> = {
    ArrowUp: () => step(1),
    ArrowDown: () => step(-1),
    Home: () => set(min),
    End: () => set(max),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const digits = input.value.replace(/\D/g, '');
    const next = digits === '' ? value : set(Number(max > 9 ? digits : digits.slice(-1)));
    // Preact leaves what was typed where the state stays the same; React would put the value back by itself.
    input.value = String(next ?? '');
    if (next !== null && (next === 0 || next * 10 > max)) onTyped?.();
  };
  return { step, onKeyDown, onType, min, max, readOnly };
}
