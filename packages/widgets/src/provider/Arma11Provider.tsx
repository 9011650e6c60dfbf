import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { Client, EmbedAuth, EmbedSession } from '@arma11/core';
import type { Language } from '../messages/language';
import type { PrefetchedRooms } from '../prefetch/prefetchedRooms';
import { newQueryClient } from './newQueryClient';
import { PartnerScope } from './PartnerScope';
import { shellOf } from './shellOf';
import { spokenMessages } from './spokenMessages';
import { warnIntegrator } from './warnIntegrator';
import { WidgetScope, type ScopeSettings } from './WidgetScope';

export type { ProviderAppearance } from './WidgetScope';

/** The settings that every provider takes. */
export interface CommonSettings extends ScopeSettings {
  /** The page's own, to share its cache. @default one of its own */
  queryClient?: QueryClient | undefined;
  /** Another language, imported: `en` of `@arma11/widgets/locales/en`. @default 'es-PE' */
  locale?: 'es-PE' | Language | undefined;
  /**
   * Draws the widgets in a shadow root, out of reach of the page's CSS. Changing it later mounts every widget anew.
   * @default false
   */
  isolate?: boolean | undefined;
  children: ReactNode;
}

/** A client of one's own: the app, stories and tests. */
export interface ClientSource {
  /** Made by `createClient`. */
  client: Client;
  /**
   * The session behind that client, when several providers share one. The provider does not start it: call
   * `session.start()` yourself.
   */
  session?: EmbedSession | undefined;
  publishableKey?: undefined;
  prefetched?: undefined;
}

/** A partner's page. What is given first counts: give the provider a `key` to change it. */
export interface PartnerSource {
  client?: undefined;
  /** Names the partner: `pk_…`. */
  publishableKey: string;
  /** Where Arma Tu 11 is: 'https://play.example'. */
  baseUrl: string;
  /** How players sign in. @default { mode: 'popup' } */
  auth?: EmbedAuth | undefined;
  /** Rooms that `prefetchRooms` of `@arma11/widgets/prefetch` read on the server: the first HTML shows them. */
  prefetched?: PrefetchedRooms | null | undefined;
}

/** Props of Arma11Provider. */
export type Arma11ProviderProps = CommonSettings & (ClientSource | PartnerSource);

/** The settings with the language in their messages. */
export type SpokenSettings = Omit<CommonSettings, 'locale'> & { lang: string | undefined };

/**
 * Everything a widget needs around it: client, cache, player, look and words.
 * @example
 * <Arma11Provider publishableKey="pk_…" baseUrl="https://play.example" appearance={{ mode: 'auto' }}>
 *   <PrediccionPanel prediId={42} />
 * </Arma11Provider>
 */
export function Arma11Provider({ locale, ...given }: Arma11ProviderProps) {
  const language = useLanguage(locale);
  const messages = language || given.messages ? spokenMessages(language, given.messages) : undefined;
  const props = { ...given, messages, lang: language?.locale };
  return props.client ? <OwnClient {...props} /> : <PartnerScope {...props} />;
}

function OwnClient({ queryClient, isolate, ...props }: SpokenSettings & ClientSource) {
  const [own] = useState(() => queryClient ?? newQueryClient());
  return <WidgetScope {...props} shell={shellOf(isolate)} queryClient={queryClient ?? own} />;
}

/** A name alone brings no words along: they would come too late for a server, and for everybody who does not need them. */
function useLanguage(locale: CommonSettings['locale']): Language | null {
  const language = typeof locale === 'object' ? locale : null;
  const unknown = typeof locale === 'string' && locale !== 'es-PE' ? String(locale) : null;
  useEffect(() => {
    if (unknown) warnIntegrator((words) => words.localeUnknown(unknown));
  }, [unknown]);
  return language;
}
