import type { ReactNode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { createClient, EXPIRY_KEY, TOKEN_KEY, type IdentityProvider, type SessionStore } from '@arma11/core';
import { contract, type Banner } from '@arma11/core/contract';
import { App } from './App';
import { BANNERS_META, beginWithBanners } from './features/home/firstBanners';
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
  /** What the home shows first; none: its place stays waiting. */
  banners: Banner[];
}

/** A page as it is drawn: its markup, and what goes with it in the head. */
export interface DrawnPage {
  /** Its first picture, which the browser asks for before all else: no script or letter may come between. */
  early: string;
  /** Its `style` attributes are called `data-style`, since the policy forbids them in markup. */
  html: string;
  /** The rules that it uses, as `<style>` elements, and what the app is told of the data that it was drawn with. */
  head: string;
}

/** What the script in the page needs to know of the app. */
export const facts = {
  tokenKey: TOKEN_KEY,
  expiryKey: EXPIRY_KEY,
  localeKey: LOCALE_KEY,
  wide: WIDE,
  /** What the home asks first. */
  reads: [contract.accounts.getData, contract.home.exchange, contract.quests.mainQuest].map(({ path }) => path),
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

/** What React writes before the markup: the pictures in it. */
const PRELOADS = /^(<link rel="preload" as="image"[^>]*>)*/;

// Nothing of it is drawn.
const account = { email: 'prerendered', password: 'prerendered' };

/** Draws a page as it stands before its scripts have come. */
export async function drawPage(page: PrerenderedPage): Promise<DrawnPage> {
  const sheet = new ServerStyleSheet();
  const store = storeOf(page.signedIn);
  const client = createClient({ transport: unasked });
  const queryClient = new QueryClient();
  beginWithBanners(queryClient, client, page.banners);
  try {
    const html = await drawn(
      sheet.collectStyles(
        <StaticRouter location={page.path}>
          <App
            client={client}
            store={store}
            queryClient={queryClient}
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
    );
    const told =
      page.banners.length > 0 ? await drawn(<meta name={BANNERS_META} content={JSON.stringify(page.banners)} />) : '';
    const pictures = PRELOADS.exec(html)![0];
    return {
      early: /^[^>]*>/.exec(pictures)?.[0].replace('<link ', '<link fetchpriority="high" ') ?? '',
      html: html.slice(pictures.length).replaceAll(/(<[a-z][^<>]*) style="/gi, '$1 data-style="'),
      head: sheet.getStyleTags() + told,
    };
  } finally {
    sheet.seal();
  }
}

async function drawn(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, {
    // Whole, in its place: no script moves pieces.
    progressiveChunkSize: Infinity,
    onError(error) {
      throw error;
    },
  });
  return new Response(prelude).text();
}
