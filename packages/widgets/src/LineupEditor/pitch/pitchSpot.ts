import type { Position } from '@arma11/core/contract';

/** Where a slot stands on the pitch: its line, how many stand there, and its place from the left, from 1. */
export const pitchSpot = (line: Position, of: number, place: number): string => `${line}${of}${place}`;
