import { calls } from './call';

/** Quests (product §7). */
export const quests = calls({
  /** The main quest, or null when none is active. */
  mainQuest: { method: 'GET', path: 'quest/get/main-quest/', access: 'player', fallback: 'null' },
  /** The steps of a quest and how far the caller is. */
  criterios: { method: 'GET', path: 'quest/list/criterios/', access: 'player', fallback: 'emptyList' },
  /** Claims the reward of a completed quest, once. */
  payQuest: { method: 'POST', path: 'quest/save/pay-quest/', access: 'self', fallback: 'null', idempotent: 'byKey' },
  /** The day's summary. */
  resume: { method: 'GET', path: 'quest/resume/by-user/', access: 'self', fallback: 'null' },
});
