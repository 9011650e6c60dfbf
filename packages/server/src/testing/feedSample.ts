import { resolve } from 'node:path';

/** The path of a sample beside the feeds' tests (feeds/samples/README.md). */
export const sample = (name: string): string => resolve(import.meta.dirname, '../catalogue/feeds/samples', name);
