import { seededRandom, seedFromText } from '@arma11/core/art';

/** A repeatable stream of numbers in [0, 1): the same words give the same stream on every machine and after a restart. */
export const streamOf = (...words: (string | number)[]): (() => number) => seededRandom(seedFromText(words.join(':')));
