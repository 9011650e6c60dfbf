import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { ClientProvider, type Client, type EmbedSession } from '@arma11/core';
import type { MessageOverrides } from '../messages/es';
import { MessagesContext } from '../messages/MessagesContext';
import type { Appearance, Mode, ThemeRootProps } from '../theme';
import { forwardEverything } from './forwardEverything';
import { ErrorContext } from './ReportContext';
import { SessionContext } from './SessionContext';
import { SignInContext } from './SignInContext';
import { SignInFailures } from './SignInFailures';
import type { WidgetProblem } from './widgetProblem';

/** How the widgets look: the scheme, and a partner's own values for tokens. */
export interface ProviderAppearance extends Appearance {
  /** @default 'auto': as the device is set */
  mode?: Mode;
}

/** How the widgets inside look and speak, and what 'Ingresar' does. */
export interface ScopeSettings {
  appearance?: ProviderAppearance | undefined;
  /** A partner's own words in place of some of ours; a text with `{holes}` where ours is a sentence. */
  messages?: MessageOverrides | undefined;
  /**
   * 'Ingresar' was tapped. On a partner's page our window opens next, unless this returns false; elsewhere signing in is
   * the page's own business, and without this the button is not shown.
   */
  onSignInRequest?: (() => boolean | void) | undefined;
  /** A widget inside cannot be shown, once for each reason, or signing in failed: as the event `arma11-error` of the tags. */
  onError?: ((problem: WidgetProblem) => void) | undefined;
}

/** Props of WidgetScope. */
export interface WidgetScopeProps extends ScopeSettings {
  client: Client;
  queryClient: QueryClient;
  /** The player of a partner's page. */
  session?: EmbedSession | null | undefined;
  /** Of the messages, where they are in another language than es-PE. */
  lang?: string | undefined;
  /** What carries the look. */
  shell: ComponentType<ThemeRootProps>;
  children: ReactNode;
}

const NO_WORDS: MessageOverrides = {};

/** What every widget finds around it. It makes nothing itself: several roots can share a client, a cache and a session. */
export function WidgetScope(props: WidgetScopeProps) {
  const { client, queryClient, session = null, appearance, messages, onError, shell: Shell } = props;
  const { onSignInRequest, lang } = props;
  const signIn = useMemo(() => signInWith(session, onSignInRequest), [session, onSignInRequest]);
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={queryClient}>
        <MessagesContext.Provider value={messages ?? NO_WORDS}>
          <SessionContext.Provider value={session}>
            <SignInContext.Provider value={signIn}>
              <ErrorContext.Provider value={onError}>
                <StyleSheetManager shouldForwardProp={forwardEverything}>
                  <Shell lang={lang} mode={appearance?.mode ?? 'auto'} {...(appearance ? { appearance } : {})}>
                    {props.children}
                  </Shell>
                </StyleSheetManager>
                {onError && <SignInFailures onFailed={onError} />}
              </ErrorContext.Provider>
            </SignInContext.Provider>
          </SessionContext.Provider>
        </MessagesContext.Provider>
      </QueryClientProvider>
    </ClientProvider>
  );
}

/** In the click itself: a window that opens later is blocked. */
function signInWith(session: EmbedSession | null, ask: ScopeSettings['onSignInRequest']) {
  if (!session?.canSignIn) return ask ?? null;
  return () => {
    if (ask?.() === false) return false;
    session.signIn();
    return true;
  };
}
