import { lazy, type ComponentType } from 'react';

/** A component of its own chunk, by the name of its export. */
export const lazyNamed = <Name extends string, Props extends object = object>(
  load: () => Promise<{ [K in Name]: ComponentType<Props> }>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] as ComponentType<Props> }));
