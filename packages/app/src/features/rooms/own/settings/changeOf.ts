import type { PrediSalaChange } from '@arma11/core';
import { seatsOf, type PrivateMode } from '../../create/predi/newRoom';

/** What the settings of a private room hold; seats as they are typed. */
export interface SalaFields {
  name: string;
  seats: string;
  mode: PrivateMode;
}

/** What is different, to be sent; null where nothing is or something is not right. */
export function changeOf(fields: SalaFields, stored: SalaFields): PrediSalaChange | null {
  const name = fields.name.trim();
  const seats = seatsOf(fields.seats);
  if (name === '' || seats === null) return null;
  const change: PrediSalaChange = {
    ...(name !== stored.name && { name }),
    ...(seats !== seatsOf(stored.seats) && { max_players: seats }),
    ...(fields.mode !== stored.mode && { modo_pozo: fields.mode }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
