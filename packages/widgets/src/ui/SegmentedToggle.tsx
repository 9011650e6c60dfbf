import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '@arma11/core';
import { fontSize, token } from '../theme';
import { Icon } from './Icon';

const Group = styled.div`
  display: inline-flex;
  padding: 3px;
  border-radius: 27px;
  background: ${token('colorSurfaceSunken')};
  box-shadow: inset 0 0 0 1px ${token('colorBorderStrong')};

  & > button {
    appearance: none;
    display: flex;
    align-items: center;
    gap: 5px;
    height: ${token('target')};
    margin: 0;
    padding: 0 11px;
    border: 0;
    border-radius: 24px;
    background: none;
    color: ${token('colorTextMuted')};
    font-family: inherit;
    font-size: ${fontSize(15)};
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }

  & > button[aria-checked='true'] {
    background: ${token('colorText')};
    color: ${token('colorSurface')};
  }

  & > button:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (max-width: 359px) {
    & > button {
      padding: 0 9px;
      font-size: ${fontSize(14)};
    }

    & svg {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & > button[aria-checked='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** One way of a toggle. */
export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
}

/** Props of SegmentedToggle. */
export interface SegmentedToggleProps<Value extends string> {
  /** What is chosen: the group's accessible name. */
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Which way an arrow leads among keys that lie in a row. */
export const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Two or three ways to see the same thing, as 'Cancha' and 'Lista': one Tab stop, arrows choose. */
export function SegmentedToggle<Value extends string>(props: SegmentedToggleProps<Value>) {
  const { label, options, value, onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = options.findIndex((option) => option.value === value);
    const to = (from + step + options.length) % options.length;
    const option = options[to];
    if (!option) return;
    onChange(option.value);
    group.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Group ref={group} role="radiogroup" aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} size={20} />}
          {option.label}
        </button>
      ))}
    </Group>
  );
}
