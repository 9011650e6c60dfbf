import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { Client, EmbedAuth, EmbedSession } from '@arma11/core';
import { newQueryClient } from './newQueryClient';
import { PartnerScope, shellOf } from './PartnerScope';
import { warnOnce } from './warnOnce';
import { WidgetScope, type ScopeSettings } from './WidgetScope';

export type { ProviderAppearance } from './WidgetScope';

/** The settings that every provider takes. */
export interface CommonSettings extends ScopeSettings {
  /** The page's own, to share its cache. @default one of its own */
  queryClient?: QueryClient | undefined;
  /** Only Spanish is there: another language is warned about in the console and shown in Spanish. @default 'es-PE' */
  locale?: string | undefined;
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
}

/** Props of Arma11Provider. */
export type Arma11ProviderProps = CommonSettings & (ClientSource | PartnerSource);

/**
 * Everything a widget needs around it: client, cache, player, look and words.
 * @example
 * <Arma11Provider publishableKey="pk_…" baseUrl="https://play.example" appearance={{ mode: 'auto' }}>
 *   <PrediccionPanel prediId={42} />
 * </Arma11Provider>
 */
export function Arma11Provider(props: Arma11ProviderProps) {
  useSpanish(props.locale);
  return props.client ? <OwnClient {...props} /> : <PartnerScope {...props} />;
}

function OwnClient({ queryClient, isolate, ...props }: CommonSettings & ClientSource) {
  const [own] = useState(() => queryClient ?? newQueryClient());
  return <WidgetScope {...props} {...shellOf(isolate)} queryClient={queryClient ?? own} />;
}

/** The only language so far is the game's own. */
function useSpanish(locale: string | undefined): void {
  const foreign = locale !== undefined && !/^es(-|$)/i.test(locale);
  useEffect(() => {
    if (foreign)
      warnOnce(`Arma 11 speaks 'es-PE' only; '${locale}' is shown in Spanish. Use 'messages' for other words.`);
  }, [foreign, locale]);
}
