import { lazy, type ComponentType } from 'react';

/** A component of its own chunk, by the name of its export. */
export const lazyNamed = <Name extends string>(
  load: () => Promise<{ [K in Name]: ComponentType }>,
  name: Name,
): ComponentType => lazy(async () => ({ default: (await load())[name] as ComponentType }));
