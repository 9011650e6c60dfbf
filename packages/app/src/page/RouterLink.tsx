import { forwardRef, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import type { LinkProps } from '@arma11/widgets/ui';

/** The router's link in the shape that every part of the interface asks for; other sites open by a plain anchor. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(props, ref) {
  if (props.href.startsWith('/')) return <Inside ref={ref} {...props} />;
  const { children, ...rest } = props;
  return (
    <a ref={ref} rel="noreferrer" {...rest}>
      {children}
    </a>
  );
});

// Not the router's own Link, which brings along what fetches ahead for servers that render.
const Inside = forwardRef<HTMLAnchorElement, LinkProps>(function Inside(props, ref) {
  const { href, onClick, target, children, ...rest } = props;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a ref={ref} {...rest} href={useHref(href)} target={target} onClick={click}>
      {children}
    </a>
  );
});
