import { calls } from './call';

/** Events: rooms over one or several jornadas under one name (product §11.3). */
export const events = calls({
  /** The events: rooms over one or several jornadas under one name. */
  list: { method: 'GET', path: 'plus/events/', access: 'player', fallback: 'emptyList', ours: true },
  /** The table of an event: of one jornada, or of all of them together. */
  table: { method: 'GET', path: 'plus/events/{id}/table/', access: 'player', fallback: 'null', ours: true },
});
