import { callbackWay } from './callbackWay';
import type { EmbedAuth } from './EmbedSession';
import { handleStore } from './handleStore';
import { markTestMode, TEST_KEY } from './markTestMode';
import { popupWay } from './popupWay';
import type { SignInContext, SignInWay } from './SignInWay';

/** The way in that a page has chosen. `renewed` asks for another token. */
export function signInWay(
  auth: Exclude<EmbedAuth, { mode: 'preview' }>,
  context: SignInContext,
  crypto: Crypto | undefined,
  renewed: () => Promise<unknown>,
): SignInWay {
  const way =
    auth.mode === 'token'
      ? callbackWay(context, auth.getToken, renewed)
      : popupWay(context, handleStore(context.key, auth.persist === 'session'), () => crypto ?? globalThis.crypto);
  if (!context.key.startsWith(TEST_KEY)) return way;
  return {
    ...way,
    start() {
      markTestMode(context.page().document, context.lang);
      way.start();
    },
  };
}
