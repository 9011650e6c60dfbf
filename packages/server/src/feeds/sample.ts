import { resolve } from 'node:path';

/** The path of a sample beside the feeds' tests (samples/README.md). */
export const sample = (name: string): string => resolve(import.meta.dirname, 'samples', name);
