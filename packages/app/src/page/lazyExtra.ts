import { lazy, type ComponentType } from 'react';

/**
 * A component of its own chunk that its page can do without, by the name of its export: nothing where it cannot be loaded, as
 * without a network.
 */
export const lazyExtra = <Name extends string, Props extends object = object>(
  load: () => Promise<{ [K in Name]: ComponentType<Props> }>,
  name: Name,
) =>
  lazy(() =>
    load().then(
      (module) => ({ default: module[name] as ComponentType<Props> }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
