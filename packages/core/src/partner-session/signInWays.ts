import { callbackWay } from './callbackWay';
import type { EmbedAuth } from './EmbedSession';
import { handleStore } from './handleStore';
import { popupWay } from './popupWay';
import type { SignInContext, SignInWay } from './SignInWay';

/** The way in that a page has chosen. `renewed` asks for another token. */
export function signInWay(
  auth: Exclude<EmbedAuth, { mode: 'preview' }>,
  context: SignInContext,
  crypto: Crypto | undefined,
  renewed: () => Promise<unknown>,
): SignInWay {
  if (auth.mode === 'token') return callbackWay(context, auth.getToken, renewed);
  return popupWay(context, handleStore(context.key, auth.persist === 'session'), () => crypto ?? globalThis.crypto);
}
