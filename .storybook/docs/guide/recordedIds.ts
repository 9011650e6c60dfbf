import { scenarioIds } from '@arma11/testing/scenarios';

const { sala, predi } = scenarioIds;

/** Something of the recorded evening that an attribute can name. */
export interface RecordedId {
  id: number;
  words: string;
}

const compeRooms: readonly RecordedId[] = [
  { id: sala.paid, words: 'a paid room' },
  { id: sala.free, words: 'a free room' },
  { id: sala.duel, words: 'a duel' },
  { id: sala.guaranteed, words: 'a guaranteed pot' },
  { id: sala.evening.id, words: 'a room the player is in' },
];
const predictionRooms: readonly RecordedId[] = [
  { id: predi.evening.id, words: 'a room the player is in' },
  { id: predi.free, words: 'a free room' },
  { id: predi.duel, words: 'a duel' },
  { id: predi.guaranteed, words: 'a guaranteed pot' },
];

/** What an attribute may name in the recorded game; null: nothing, it is for a page of one's own. */
export function recordedIds(attribute: string, kind: unknown): readonly RecordedId[] | null {
  if (attribute === 'entry') return [{ id: sala.evening.entry, words: "the player's entry" }];
  if (attribute === 'predi') return predictionRooms;
  if (attribute === 'sala') return kind === 'predi' ? predictionRooms : compeRooms;
  return null;
}
