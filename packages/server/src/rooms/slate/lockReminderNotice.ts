import { formatKickoff } from '@arma11/core/domain';
import { entryPage, type Seat } from '../../catalogue/incidents/entryPage';
import { inNumber } from '../../platform/messages/inNumber';

/** An entry of which something is missing before a lock. */
export interface LateEntry extends Seat {
  user: number;
  name: string;
  lock_at: string;
  /** How many questions have no answer; of lineups null where there is no eleven at all, else 0. */
  missing: number | null;
}

/** What a player is told before a lock (rules R14.8); `reminder` is its number: the same one is told once. */
export function lockReminderNotice(reminder: number, { user, name, lock_at, missing, ...seat }: LateEntry) {
  return {
    userId: user,
    kind: 'recordatorio' as const,
    ref: `lock:${reminder}`,
    ...wordsOf(seat.kind, name, formatKickoff(lock_at), missing),
    link: entryPage(seat),
    usefulUntil: lock_at,
  };
}

function wordsOf(kind: Seat['kind'], name: string, lock: string, missing: number | null) {
  if (kind === 'predi') {
    const questions = inNumber(missing!, 'respuesta', 'respuestas');
    const verb = missing === 1 ? 'Te falta' : 'Te faltan';
    return { title: `${verb} ${questions} en «${name}»`, body: `Responde hasta ${lock}: después ya no cuentan.` };
  }
  if (missing === null) return { title: `Te falta tu once en «${name}»`, body: `Ármalo hasta ${lock}.` };
  return {
    title: `Tu once de «${name}» sigue sin tocar`,
    body: `Es el que te dimos al entrar. Puedes cambiarlo hasta ${lock}.`,
  };
}
