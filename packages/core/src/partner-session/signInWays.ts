import { callbackWay } from './callbackWay';
import type { EmbedAuth } from './EmbedSession';
import { handleStore } from './handleStore';
import { popupWay } from './popupWay';
import type { SignInRoom, SignInWay } from './SignInWay';

/** The way in that a page has chosen. `renewed` asks for another token. */
export function signInWay(
  auth: Exclude<EmbedAuth, { mode: 'preview' }>,
  room: SignInRoom,
  crypto: Crypto | undefined,
  renewed: () => Promise<unknown>,
): SignInWay {
  if (auth.mode === 'token') return callbackWay(room, auth.getToken, renewed);
  return popupWay(room, handleStore(room.key, auth.persist === 'session'), () => crypto ?? globalThis.crypto);
}
