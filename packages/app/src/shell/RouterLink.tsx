import { forwardRef } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from '@arma11/widgets/ui';

/** The router's link in the shape that every part of the interface asks for; other sites open by a plain anchor. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  if (!href.startsWith('/'))
    return (
      <a ref={ref} href={href} rel="noreferrer" {...rest}>
        {children}
      </a>
    );
  return (
    <Link ref={ref} to={href} {...rest}>
      {children}
    </Link>
  );
});
