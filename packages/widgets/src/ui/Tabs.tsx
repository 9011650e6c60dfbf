import { useEffect, useRef, type ElementType } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '../theme';
import { Link } from './Link';

const Nav = styled.nav`
  position: relative;
  display: flex;
  gap: 4px;
  padding: 0 12px;
  border-bottom: 1px solid ${token('colorBorder')};
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  & > a {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    min-width: ${token('target')};
    height: ${token('target')};
    padding: 0 10px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(15)};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    -webkit-tap-highlight-color: transparent;
  }

  & > a[aria-current='page'] {
    color: ${token('colorText')};
    font-weight: 600;
  }

  & > a[aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 8px 0;
    height: 4px;
    border-radius: 2px 2px 0 0;
    background: ${token('colorAccent')};
  }

  & > a:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -4px;
    border-radius: ${token('radiusSmall')};
  }

  &[data-even='true'] {
    gap: 0;
    padding: 0 8px;
  }

  &[data-even='true'] > a {
    flex: 1 0 auto;
    justify-content: center;
    padding: 0 8px;
  }

  @media (forced-colors: active) {
    & > a[aria-current='page'] {
      border-bottom: 4px solid Highlight;
    }
  }
`;

/** One tab: a link. */
export interface TabItem {
  href: string;
  label: string;
  current?: boolean;
}

/** Props of Tabs. */
export interface TabsProps {
  /** What the tabs are of: the navigation's accessible name. */
  label: string;
  items: readonly TabItem[];
  /** Shares the width among the tabs, for a room's few. @default false */
  even?: boolean;
  /** The host's link component; the one of LinkProvider by default. */
  linkComponent?: ElementType;
}

/** A row of links to sibling pages; it scrolls sideways and keeps the current one in view. */
export function Tabs({ label, items, even = false, linkComponent: Anchor = Link }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.href;
  useEffect(() => {
    const row = nav.current;
    if (!row) return;
    showCurrent(row);
    if (typeof ResizeObserver === 'undefined') return;
    // A phone that is turned has another row.
    const observer = new ResizeObserver(() => showCurrent(row));
    observer.observe(row);
    return () => observer.disconnect();
  }, [current, items.length]);
  return (
    <Nav ref={nav} aria-label={label} data-even={even}>
      {items.map((item) => (
        <Anchor key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
          {item.label}
        </Anchor>
      ))}
    </Nav>
  );
}

/** Scrolls the row alone: scrollIntoView would move the page too. */
function showCurrent(row: HTMLElement) {
  const tab = row.querySelector<HTMLElement>("[aria-current='page']");
  if (tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
