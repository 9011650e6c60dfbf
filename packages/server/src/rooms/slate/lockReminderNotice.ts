import type { Condition } from '@arma11/core/contract';
import { conditionName, formatKickoff } from '@arma11/core/domain';
import { entryPage, type Seat } from '../../catalogue/incidents/entryPage';
import { inNumber } from '../../platform/messages/inNumber';

/** An entry of which something is missing before a lock. */
export interface LateEntry extends Seat {
  user: number;
  name: string;
  lock_at: string;
  /** How many questions have no answer; of lineups null where there is no eleven at all, else 0. */
  missing: number | null;
  /** Of lineups: who of the eleven is doubtful, injured or suspended, worst first; of predictions null. */
  unfit: Unfit[] | null;
}

interface Unfit {
  name: string;
  condition: Exclude<Condition, 0>;
}

/**
 * What a player is told before a lock (rules R14.8); `reminder` is its number: the same one is told once. Where somebody may not
 * play it leads to the page that offers others in their place.
 */
export function lockReminderNotice(reminder: number, { user, name, lock_at, missing, unfit, ...seat }: LateEntry) {
  return {
    userId: user,
    kind: 'recordatorio' as const,
    ref: `lock:${reminder}`,
    ...wordsOf(seat.kind, name, formatKickoff(lock_at), missing, unfit ?? []),
    link: unfit?.length ? `${entryPage(seat)}?arreglar=1` : entryPage(seat),
    usefulUntil: lock_at,
  };
}

function wordsOf(
  kind: Seat['kind'],
  name: string,
  lock: string,
  missing: number | null,
  unfit: readonly Unfit[],
): { title: string; body: string } {
  if (kind === 'predi') {
    const questions = inNumber(missing!, 'respuesta', 'respuestas');
    const verb = missing === 1 ? 'Te falta' : 'Te faltan';
    return { title: `${verb} ${questions} en «${name}»`, body: `Responde hasta ${lock}: después ya no cuentan.` };
  }
  if (missing === null) return { title: `Te falta tu once en «${name}»`, body: `Ármalo hasta ${lock}.` };
  if (unfit.length > 0) {
    const one = unfit.length === 1;
    return {
      title: `${unfit.length} de tu once de «${name}» ${one ? 'podría' : 'podrían'} no jugar`,
      body: `${namesOf(unfit)}. ${one ? 'Cámbialo' : 'Cámbialos'} hasta ${lock}.`,
    };
  }
  return {
    title: `Tu once de «${name}» sigue sin tocar`,
    body: `Es el que te dimos al entrar. Puedes cambiarlo hasta ${lock}.`,
  };
}

/** A notice is read on a lock screen: it names these many. */
const NAMED = 3;

function namesOf(unfit: readonly Unfit[]): string {
  const named = unfit.slice(0, NAMED).map((one) => `${one.name} (${conditionName(one.condition).toLowerCase()})`);
  const more = unfit.length - named.length;
  return more > 0 ? `${named.join(', ')} y ${more} más` : named.join(', ');
}
