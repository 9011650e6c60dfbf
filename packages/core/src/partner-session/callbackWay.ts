import type { PartnerToken } from './EmbedSession';
import { grantOf } from './grantOf';
import { openWindow } from './openWindow';
import { withoutPrototype } from './withoutPrototype';
import { failed, SignInError } from './SignInError';
import { watchHints } from './signInWindow';
import type { SignInContext, SignInWay } from './SignInWay';

/** Signing in by the partner's own server; where its user is not linked yet, by the link that it gives. */
export function callbackWay(
  { baseUrl, page, show }: SignInContext,
  getToken: () => Promise<PartnerToken>,
  renewed: () => Promise<unknown>,
): SignInWay {
  // After a refusal the callback is left alone until the player asks again.
  let wanted = true;
  let link: string | null = null;
  let unwatch: () => void = () => undefined;

  function askAgain(): void {
    wanted = true;
    void renewed();
  }

  function openLink(url: string): void {
    unwatch();
    const opened = openWindow(page(), url);
    // Back from the link, the partner is asked again; it may still say no.
    unwatch = watchHints(page(), () => opened, new URL(baseUrl, page().location.href).origin, askAgain);
    show({ status: 'signingIn', code: null, url, blocked: opened === null });
  }

  return {
    mayBeIn: () => true,
    start: () => undefined,
    signIn() {
      if (link !== null) return openLink(link);
      show({ status: 'starting' });
      askAgain();
    },
    async renew() {
      if (!wanted) return null;
      const answer: Record<string, unknown> = withoutPrototype(await answerOf(getToken));
      const grant = grantOf(answer);
      link = typeof answer.link_url === 'string' && /^https?:/.test(answer.link_url) ? answer.link_url : null;
      wanted = grant !== null;
      if (!grant && link === null) show(failed(new SignInError('token_callback_failed')));
      if (grant) unwatch();
      return grant && { ...grant, handle: null };
    },
    stop: () => unwatch(),
    forget() {
      wanted = false;
    },
  };
}

/** What the partner's own code answered; nothing where it failed, be it at once. */
async function answerOf(getToken: () => Promise<PartnerToken>): Promise<PartnerToken | null> {
  try {
    return await getToken();
  } catch {
    return null;
  }
}
