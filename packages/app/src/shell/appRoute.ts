import type { ComponentType } from 'react';

interface Address {
  /** Exactly as product §2 writes it, `:name` for `{name}`; a child's is relative. */
  path: string;
  /** The page's name in the browser. A room refines it with its own. */
  title: () => string;
  /** Without the sign-in. Every other route needs it. */
  open?: true;
}

interface Screen extends Address {
  page: ComponentType;
}

interface Branch extends Address {
  /** What stays around the children. */
  shell: ComponentType;
  children: readonly AppRoute[];
}

/** One row of the route table: a page, or a shell with the pages inside it. */
export type AppRoute = Screen | Branch;
