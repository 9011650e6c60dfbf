import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

const Place = styled.div`
  position: relative;
  flex: none;
`;

const Opener = styled.button`
  appearance: none;
  display: grid;
  place-items: center;
  width: ${token('target')};
  height: ${token('target')};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${token('colorTextMuted')};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Items = styled.div`
  position: absolute;
  inset-block-start: calc(100% - 4px);
  inset-inline-end: 4px;
  z-index: 10;
  display: grid;
  width: max-content;
  min-width: 200px;
  max-width: min(280px, 80vw);
  padding: 4px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow:
    inset 0 0 0 1px ${token('colorBorderStrong')},
    ${token('shadow')};

  & > button {
    appearance: none;
    min-height: ${token('target')};
    margin: 0;
    padding: 8px 14px;
    border: 0;
    border-radius: ${token('radiusSmall')};
    background: none;
    color: ${token('colorText')};
    font: inherit;
    font-size: ${fontSize(15)};
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > button[data-danger='true'] {
    color: ${token('colorLive')};
  }

  & > button:focus-visible {
    outline-offset: -3px;
  }

  @media (hover: hover) {
    & > button:hover {
      background: ${token('colorSurfaceSunken')};
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** One thing that can be done. */
export interface MenuItem {
  label: string;
  danger?: boolean;
  act: () => void;
}

/** Where an arrow leads, among so many items, from one of them. */
const STEPS: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A menu behind three dots: arrows move in it, Esc and Tab close it, and what had the focus has it again. */
export function PostMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const buttons = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => {
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const beside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, [open]);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const all = buttons();
    const to = STEPS[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length);
    if (to === undefined) return undefined;
    event.preventDefault();
    all[to]?.focus();
    return undefined;
  };
  return (
    <Place ref={place}>
      <Opener
        id={id}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <circle cx="3.500" cy="10" r="2" />
          <circle cx="10" cy="10" r="2" />
          <circle cx="16.500" cy="10" r="2" />
        </svg>
      </Opener>
      {open && (
        <Items role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-danger={item.danger}
              onClick={() => {
                close();
                item.act();
              }}
            >
              {item.label}
            </button>
          ))}
        </Items>
      )}
    </Place>
  );
}
