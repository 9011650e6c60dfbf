import { networkError } from '@arma11/core';

/** Loads a part of the widget; once it is there, `arrived` has it without waiting. */
export interface Loader<Module> {
  (): Promise<Module>;
  arrived?: Module;
}

/** A loader that remembers what has come, so that a part which is there already is drawn at once. */
export function loadOnce<Module>(load: () => Promise<Module>): Loader<Module> {
  const loader: Loader<Module> = async () => (loader.arrived ??= await load());
  return loader;
}

/** The module of a loader; where it does not arrive, whoever waits for it is without a connection. */
export const arriving = <Module>(load: Loader<Module>): Promise<Module> =>
  load().catch((cause: unknown) => Promise.reject(networkError(cause, false)));

type Load = () => Promise<unknown>;

/** Starts loading parts a moment before they are wanted; what fails is tried again by the tap that wants it. */
export const preload = (...loads: readonly Load[]) => loads.forEach((load) => void load().catch(() => undefined));
