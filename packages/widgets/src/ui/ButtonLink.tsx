import { forwardRef, type ReactNode } from 'react';
import type { IconName } from '@arma11/core';
import { ButtonBox } from './Button.styles';
import { Icon } from './Icon';
import { Link, type LinkProps } from './Link';

/** Props of ButtonLink. */
export interface ButtonLinkProps extends LinkProps {
  kind?: 'primary' | 'secondary' | 'ghost';
  icon?: IconName;
  iconEnd?: IconName;
  wide?: boolean;
  children?: ReactNode;
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { kind = 'primary', icon, iconEnd, wide, children, ...rest },
  ref,
) {
  return (
    <ButtonBox as={Link} ref={ref as never} data-kind={kind} data-wide={wide} {...(rest as object)}>
      {icon && <Icon name={icon} size={20} stroke={2.2} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={20} stroke={2.4} />}
    </ButtonBox>
  );
});
