import type { Progress } from '../contract/wire';

/** Returns whether lineups and answers may still change: nothing has locked the room (product §4). */
export const isOpen = (room: { progress: Progress }): boolean => room.progress === '0';
