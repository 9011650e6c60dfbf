import { useSyncExternalStore } from 'react';
import type { Mode } from '@arma11/widgets/theme';
import { scheme, subscribeScheme } from './scheme';

/** The scheme that the player chose on this device. A page that the build drew has it before it is hydrated. */
export const useScheme = (): Mode => useSyncExternalStore(subscribeScheme, scheme, scheme);
