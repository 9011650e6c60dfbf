import { Arma11Error } from '../client/Arma11Error';
import type { Client } from '../client/Client';
import { refusedFields } from '../client/refusedFields';
import { keepSession } from './keepSession';
import type { NewPlayer, RegisterOutcome } from './sessionContext';
import type { SessionStore } from './sessionStore';

const OUTCOME_UNKNOWN =
  'No supimos si tu cuenta se creó. Revisa tu conexión y prueba otra vez; si ya existe, ingresa con tu email.';

/** Opens an account and keeps its first session. */
export async function registerPlayer(client: Client, store: SessionStore, player: NewPlayer): Promise<RegisterOutcome> {
  try {
    const { user } = keepSession(store, await client.accounts.register({ body: player }));
    return { status: 'ok', user };
  } catch (error) {
    if (!(error instanceof Arma11Error)) throw error;
    const message = error.outcomeUnknown ? OUTCOME_UNKNOWN : error.message;
    // The age gate is about one field, though the server refuses the whole form.
    const fields = error.serverCode === 'EDAD_NO_VERIFICADA' ? { birth_date: message } : refusedFields(error);
    return { status: 'error', message, fields };
  }
}
