import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { createClient, EXPIRY_KEY, TOKEN_KEY, type IdentityProvider, type SessionStore } from '@arma11/core';
import { contract } from '@arma11/core/contract';
import { App } from './App';
import { LOCALE_KEY } from './messages/language/locale';
import { WIDE } from './page/useWide';

/** A page that the build draws, and what it takes for granted of the visit. */
export interface PrerenderedPage {
  path: string;
  signedIn: boolean;
  /** Whether the server has a project for Google's sign-in. */
  google: boolean;
  /** Whether the server plays a demo, whose account is one tap away. */
  demo: boolean;
}

/** What the script in the page needs to know of the app. */
export const facts = {
  tokenKey: TOKEN_KEY,
  expiryKey: EXPIRY_KEY,
  localeKey: LOCALE_KEY,
  wide: WIDE,
  /** What the home asks first. */
  reads: [contract.accounts.getData, contract.home.exchange, contract.home.banners, contract.quests.mainQuest].map(
    ({ path }) => path,
  ),
  /** Its first banner has the largest picture of the home. */
  pictured: contract.home.banners.path,
};

const nothing = () => undefined;
const unasked = () => Promise.reject(new Error('A page asks for nothing while it is prerendered.'));

const storeOf = (signedIn: boolean): SessionStore => {
  const token = () => (signedIn ? 'prerendered' : null);
  return {
    token,
    read: () => token() ?? '',
    write: nothing,
    clear: nothing,
    sweep: nothing,
    endedBy: () => null,
    subscribe: () => nothing,
  };
};

const google: IdentityProvider = {
  prepare: unasked,
  signInPopup: unasked,
  signOut: unasked,
  deleteAccount: unasked,
};

// Nothing of it is drawn.
const account = { email: 'prerendered', password: 'prerendered' };

/** Returns the markup of a page and the rules that it uses, as `<style>` elements. */
export async function drawPage(page: PrerenderedPage): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet();
  const store = storeOf(page.signedIn);
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={page.path}>
          <App
            client={createClient({ transport: unasked })}
            store={store}
            queryClient={new QueryClient()}
            identity={page.google ? google : null}
            demo={page.demo ? account : null}
            connection={{
              state: () => ({ offline: false, keptAt: null, heardAt: null }),
              subscribe: () => nothing,
              watched: (transport) => transport,
            }}
            outbox={{ store }}
          />
        </StaticRouter>,
      ),
      {
        // Whole, in its place: no script moves pieces.
        progressiveChunkSize: Infinity,
        onError(error) {
          throw error;
        },
      },
    );
    const html = await new Response(prelude).text();
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
