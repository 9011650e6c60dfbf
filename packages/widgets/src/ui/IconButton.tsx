import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '@arma11/core';
import { token } from '../theme';
import { Icon } from './Icon';

const Box = styled.button`
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token('target')};
  height: ${token('target')};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: inherit;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:active {
    opacity: 0.7;
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: -2px;
  }
`;

/** Props of IconButton; any attribute of a button passes through. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What it does: its accessible name. */
  label: string;
}

/** A button that is only an icon, in a full-size target. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, ...rest },
  ref,
) {
  return (
    <Box ref={ref} type="button" aria-label={label} {...rest}>
      <Icon name={icon} />
    </Box>
  );
});
