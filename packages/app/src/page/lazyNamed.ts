import { lazy, type ComponentType } from 'react';
import { nextTask } from './nextTask';

/** A component of its own chunk, by the name of its export; it is shown in a task of its own. */
export const lazyNamed = <Name extends string, Props extends object = object>(
  load: () => Promise<{ [K in Name]: ComponentType<Props> }>,
  name: Name,
) =>
  lazy(async () => {
    const module = await load();
    await nextTask();
    return { default: module[name] as ComponentType<Props> };
  });
