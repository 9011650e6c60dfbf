import { clockOffsetDays } from './clockOffset.mjs';
import { shiftDate } from './shiftDate.mjs';

// For Node as `--require`, and for Vitest as a setup file where tests run in realms of their own (vmThreads).
shiftDate(globalThis, clockOffsetDays());
