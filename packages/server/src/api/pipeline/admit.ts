import { embedCalls } from '@arma11/core/contract';
import { notYourRole, Refusal, unauthenticated } from '../../platform/refusal';
import type { Endpoint } from './callRoute';
import type { Caller } from '../../platform/http/caller';

const outOfScope = () =>
  new Refusal(403, 'FUERA_DE_ALCANCE', 'Esto no se puede hacer desde esta página. Entra a Arma Tu 11.');

/** Throws for whoever may not make the call at all; what it is about is the handler's to look at. */
export function admit({ name, call }: Endpoint, caller: Caller | null): void {
  if (call.access !== 'public' && !caller) throw unauthenticated();
  if (caller?.embed) {
    const needed = embedCalls[name];
    const { scopes } = caller.embed;
    if (!needed?.every((scope) => scopes.includes(scope))) throw outOfScope();
  }
  const desk = call.access === 'operador' || call.access === 'tesorero' || call.access === 'admin';
  if (desk && caller?.role !== call.access && caller?.role !== 'admin') throw notYourRole(call.access);
}
