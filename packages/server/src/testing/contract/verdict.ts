import type { Access } from '@arma11/core/contract';
import type { NamedEndpoint } from '../../api/pipeline/endpoints';
import type { ApiAnswer } from '../testServer';
import type { Scene } from './openEnvironment';
import type { Somebody } from './people';

/**
 * How a caller was met: asked to sign in, told that there is no such thing, that it is secret until the lock, that it is
 * not theirs to do, or served, whatever the game then said.
 */
export type Verdict = 'unauthenticated' | 'missing' | 'secret' | 'forbidden' | 'served' | 'broken';

const NOT_THEIRS = new Set(['PROHIBIDO', 'NO_INSCRITO']);

/** How an answer met its caller. */
export function verdictOf({ status, body }: ApiAnswer): Verdict {
  if (status >= 500 && body?.code !== 'MANTENIMIENTO') return 'broken';
  if (status === 401) return 'unauthenticated';
  if (status === 404) return 'missing';
  if (status === 403 && body.code === 'OCULTO_HASTA_CIERRE') return 'secret';
  return status === 403 && NOT_THEIRS.has(body.code) ? 'forbidden' : 'served';
}

const isOpen = (scene: Scene) => scene === 'public' || scene === 'private';
const isPrivate = (scene: Scene) => scene === 'private' || scene === 'locked';
const everybody = (): Verdict => 'served';
const members = (who: Somebody, scene: Scene): Verdict =>
  who === 'member' || !isPrivate(scene) ? 'served' : 'missing';

type Rule = (who: Somebody, scene: Scene, endpoint: NamedEndpoint) => Verdict;
const desk =
  (role: Somebody): Rule =>
  (who) =>
    who === role || who === 'admin' ? 'served' : 'forbidden';

/** What somebody else than the owner gets of what is the owner's: the object-access table of security §5.1. */
const others: Record<Access, Rule> = {
  public: everybody,
  player: everybody,
  code: everybody,
  // Their own things where no id is sent; the owner's are not there for them.
  self: (_who, _scene, { call }) => (call.path.includes('{') ? 'missing' : 'served'),
  publicOrMember: members,
  // That a public room is there is no secret: who has no seat in it is told to take one.
  member: (who, scene) => (who === 'member' ? 'served' : isPrivate(scene) ? 'missing' : 'forbidden'),
  memberAfterLock: (who) => (who === 'member' ? 'served' : 'missing'),
  entryOwner: () => 'missing',
  entryOwnerOrMemberAfterLock: (who, scene) => (who !== 'member' ? 'missing' : isOpen(scene) ? 'secret' : 'served'),
  roomOwner: (who) => (who === 'member' ? 'forbidden' : 'missing'),
  operador: desk('operador'),
  tesorero: desk('tesorero'),
  admin: desk('admin'),
};

/** Calls that are met in another way than their word says, and why. */
const exceptions: Record<string, Rule> = {
  // There is no seat to give back.
  'salas.leave': (who) => (who === 'member' ? 'served' : 'missing'),
  // A draft has no members yet.
  'predi.registerPredictions': () => 'missing',
  // About whoever asks, whatever is named: another's key is an unknown one, and items are the same for all.
  'system.outcome': everybody,
  'items.equip': everybody,
};

/** How somebody has to be met when asking for what is the owner's. */
export function expected(endpoint: NamedEndpoint, who: Somebody, scene: Scene): Verdict {
  const { name, call } = endpoint;
  const rule = exceptions[name] ?? others[call.access];
  return who === 'owner' && !name.startsWith('ops.') ? 'served' : rule(who, scene, endpoint);
}

/** How somebody without a session has to be met. */
export const expectedOfNobody = ({ call }: NamedEndpoint): Verdict =>
  call.access === 'public' ? 'served' : 'unauthenticated';
