import type { Condition } from '../contract/wire';

const marks: Readonly<Record<Condition, string>> = ['✓', '?', '+', 'x'];

const names: Readonly<Record<Condition, string>> = ['Habilitado', 'Dudoso', 'Lesionado', 'Suspendido'];

/** The mark drawn beside a player: ✓ ? + x (product §3). */
export const conditionMark = (condition: Condition): string => marks[condition];

/** The Spanish word that goes with the mark, which is never shown alone. */
export const conditionName = (condition: Condition): string => names[condition];

/** Whether choosing this player deserves a warning: injured or suspended (rules R4.4). */
export const isUnavailable = (condition: Condition): boolean => condition >= 2;
