import { afterAll } from 'vitest';

/** Preact's effects wait for a frame of 35 ms at most; a test file ends after them, not amid them. */
afterAll(() => new Promise((resolve) => setTimeout(resolve, 60)));
