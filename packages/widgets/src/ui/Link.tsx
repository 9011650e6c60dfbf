import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from 'react';

/** Props of Link, handed on to the component of LinkProvider. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const LinkContext = createContext<ElementType>('a');

/** Lets the app give its router's link to every part inside; without it links are plain anchors. */
export function LinkProvider({ component, children }: { component: ElementType; children: ReactNode }) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link, drawn by the component that LinkProvider gave. It receives `href` and passes a ref. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const Component = useContext(LinkContext);
  return <Component ref={ref} {...props} />;
});
