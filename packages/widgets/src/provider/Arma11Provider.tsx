import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { ClientProvider, shouldRetry, type Client } from '@arma11/core';
import type { MessageOverrides } from '../messages/es';
import { ThemeRoot, type Appearance, type Mode } from '../theme';
import { MessagesContext, messagesWith } from './MessagesContext';
import { SignInContext } from './SignInContext';

/** How the widgets look: the scheme, and a partner's own values for tokens. */
export interface ProviderAppearance extends Appearance {
  /** @default 'dark' */
  mode?: Mode;
}

/** Props of Arma11Provider. */
export interface Arma11ProviderProps {
  /** Made by `createClient`. */
  client: Client;
  appearance?: ProviderAppearance;
  /** The page's own, to share its cache. @default one of its own */
  queryClient?: QueryClient;
  /** A partner's own words in place of some of ours. */
  messages?: MessageOverrides;
  /** What 'Ingresar' does in a widget without a player; without it the button is not shown. */
  onSignInRequest?: () => void;
  children: ReactNode;
}

/**
 * Everything a widget needs around it: client, cache, look and words.
 * @example
 * <Arma11Provider client={client} appearance={{ mode: 'auto' }}>
 *   <LineupEditor entryId={8123} />
 * </Arma11Provider>
 */
export function Arma11Provider(props: Arma11ProviderProps) {
  const { client, appearance, queryClient, messages, onSignInRequest = null, children } = props;
  const [own] = useState(() => queryClient ?? newQueryClient());
  const words = useMemo(() => messagesWith(messages), [messages]);
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={queryClient ?? own}>
        <MessagesContext.Provider value={words}>
          <SignInContext.Provider value={onSignInRequest}>
            <ThemeRoot mode={appearance?.mode ?? 'dark'} appearance={appearance}>
              {children}
            </ThemeRoot>
          </SignInContext.Provider>
        </MessagesContext.Provider>
      </QueryClientProvider>
    </ClientProvider>
  );
}

// Several widgets of one page ask for the same things at the same moment: five seconds make that one request.
const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 5_000 } } });
