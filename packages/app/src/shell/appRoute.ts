import type { ComponentType } from 'react';

/** One row of the route table. */
export interface AppRoute {
  /** Exactly as product.md §2 writes it, `:name` for `{name}`; a child's is relative. */
  path: string;
  /** The page's name in the browser. A room refines it with its own. */
  title: string;
  /** Without the sign-in. Every other route needs it. */
  open?: true;
  /** What stays around the children. */
  shell?: ComponentType;
  /** The page; a route without one shows 'Próximamente'. */
  page?: ComponentType;
  children?: readonly AppRoute[];
}
