import type { Scene } from '../camera';
import { deskReads } from '../deskReads';

/** The same live evening as who runs the game sees it. */
export const mesa: Scene = { name: 'mesa', afterLock: 15, viewer: 'operator', reads: deskReads };
