import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ClientProvider, createClient } from '@arma11/core';
import { SignInContext } from '../provider/SignInContext';
import { FIXTURE_NOW } from './lineupFixture';
import { lineupFixtureServer, type FixtureServerOptions } from './lineupFixtureServer';

function Room({ options, children }: { options: FixtureServerOptions; children: ReactNode }) {
  const [{ client, queryClient }] = useState(() => ({
    client: createClient({
      transport: lineupFixtureServer(options).transport,
      now: () => FIXTURE_NOW,
      wait: () => Promise.resolve(),
      newKey: () => 'fixture-operation-key',
    }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }));
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={queryClient}>
        <SignInContext.Provider value={() => undefined}>{children}</SignInContext.Provider>
      </QueryClientProvider>
    </ClientProvider>
  );
}

/** Puts a story's lineup editor into a room of its own; the stage gives the look. */
export const withLineup =
  (options: FixtureServerOptions = {}): Decorator =>
  (Story) => (
    <Room options={options}>
      <Story />
    </Room>
  );
