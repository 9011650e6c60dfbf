import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, space, token } from '../theme';

/** A row of chips that scrolls sideways. */
export const ChipRow = styled.div`
  display: flex;
  gap: 8px;
  padding: 10px ${space(4)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

const Box = styled.button`
  appearance: none;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: ${token('target')};
  margin: 0;
  padding: 0 14px;
  border: 0;
  border-radius: 24px;
  background: none;
  box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
  color: ${token('colorText')};
  font-family: inherit;
  font-size: ${fontSize(15)};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[aria-pressed='true'],
  &[aria-checked='true'] {
    background: ${token('colorText')};
    box-shadow: none;
    color: ${token('colorSurface')};
    font-weight: 600;
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &[aria-pressed='true'],
    &[aria-checked='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Props of Chip; any attribute of a button passes through. */
export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  pressed: boolean;
  children: ReactNode;
}

/** A filter that is on or off. */
export const Chip = forwardRef<HTMLButtonElement, ChipProps>(function Chip({ pressed, ...rest }, ref) {
  return <Box ref={ref} type="button" aria-pressed={pressed} {...rest} />;
});
