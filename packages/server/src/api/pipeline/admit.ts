import { embedCalls } from '@arma11/core/contract';
import { notYourRole, Refusal, unauthenticated } from '../../platform/refusal';
import { testPagesOnly } from '../../partners/assertOfThisSide';
import type { Endpoint } from './callRoute';
import type { Caller } from '../../platform/http/caller';

const outOfScope = () =>
  new Refusal(403, 'FUERA_DE_ALCANCE', 'Esto no se puede hacer desde esta página. Entra a Arma Tu 11.');

/** Operators read English. */
const secondFactorDue = () =>
  new Refusal(403, 'SEGUNDO_FACTOR', 'Give your second factor at the desk first: it is asked for every twelve hours.');
const secondFactorMissing = () =>
  new Refusal(
    403,
    'SIN_SEGUNDO_FACTOR',
    'Add a second factor at /operador/seguridad first: nobody works here without one.',
  );

/** Whether the desk was refused for want of a second factor. */
export const wantsSecondFactor = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'SEGUNDO_FACTOR' || error.code === 'SIN_SEGUNDO_FACTOR');

/** What a test player does in our own window, beside reading: let their partner's page act for them, and leave. */
const TEST_PLAYER_WRITES: readonly string[] = ['partners.grant', 'partners.endGrant', 'accounts.logout'];

/** Throws for whoever may not make the call at all; what it is about is the handler's to look at. */
export function admit({ name, call }: Endpoint, caller: Caller | null, { production }: { production: boolean }): void {
  if (call.access !== 'public' && !caller) throw unauthenticated();
  if (caller?.embed) {
    const needed = embedCalls[name];
    const { scopes } = caller.embed;
    if (!needed?.every((scope) => scopes.includes(scope))) throw outOfScope();
  }
  if (caller?.testPlayer && call.access !== 'public' && call.method !== 'GET' && !TEST_PLAYER_WRITES.includes(name)) {
    throw testPagesOnly();
  }
  const desk = call.access === 'operador' || call.access === 'tesorero' || call.access === 'admin';
  if (!desk) return;
  if (caller?.role !== call.access && caller?.role !== 'admin') throw notYourRole(call.access);
  if (caller.secondFactor === 'given') return;
  if (caller.secondFactor === 'due') throw secondFactorDue();
  if (production || caller.secondFactor === undefined) throw secondFactorMissing();
}
