import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import { createWorldTransport, memoryStorage, type Amendment, type RecordedWorld } from '@arma11/core/testing';
import type { Decorator, Loader } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';

/** What a story says of the game it is in. */
export interface WorldParameters {
  /** A recorded state of the server: the name of a file in core/src/testing/worlds. */
  world?: string;
  /** Small changes to that world, in their order. */
  amend?: readonly Amendment[];
  /** @default 'signedIn' */
  session?: 'signedIn' | 'signedOut';
}

const folder = '../packages/core/src/testing/worlds';
const recordings = import.meta.glob<RecordedWorld>('../packages/core/src/testing/worlds/*.recorded.json', {
  import: 'default',
});

/** Requests that no world answered since the story began. */
const unknown: Error[] = [];

/** Reads the story's world before it is drawn. */
const loadWorld: Loader = async ({ parameters }) => {
  const name = (parameters as WorldParameters).world;
  if (!name) return {};
  const load = recordings[`${folder}/${name}.recorded.json`];
  if (!load)
    throw new Error(`There is no world '${name}'. Record it, or name one of packages/core/src/testing/worlds.`);
  return { recording: await load() };
};

/** Fails a story that asked for something its world does not answer, even where the screen did not show it. */
function refuseUnknownRequests() {
  const [first] = unknown;
  if (first) throw first;
}

function report(error: Error) {
  unknown.push(error);
  console.error(error.message);
}

function makeWorld(recording: RecordedWorld, { amend, session = 'signedIn' }: WorldParameters) {
  const store = createSessionStore({ storage: memoryStorage(), sessionStorage: memoryStorage() });
  if (session === 'signedIn') store.write('story');
  const client = createClient({
    transport: createWorldTransport(recording, amend, { onUnknown: report }),
    getToken: store.token,
    onUnauthorized: () => store.clear('expired'),
    operationStorage: memoryStorage(),
    newKey: () => 'story-operation-key',
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, queryClient, store };
}

function World({
  recording,
  settings,
  children,
}: {
  recording: RecordedWorld;
  settings: WorldParameters;
  children: ReactNode;
}) {
  const [{ client, queryClient, store }] = useState(() => makeWorld(recording, settings));
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>{children}</SessionProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

/** Puts a story into its world: a client that answers from the recording, a session and an empty cache of its own. */
const withWorld: Decorator = (Story, { loaded, parameters }) => {
  const recording = (loaded as { recording?: RecordedWorld }).recording;
  if (!recording) return <Story />;
  return (
    <World recording={recording} settings={parameters as WorldParameters}>
      <Story />
    </World>
  );
};

/** What a story may say of its world, and all that makes it true. */
export const worlds = definePreviewAddon<{ parameters: WorldParameters }>({
  loaders: [loadWorld],
  beforeEach: () => void unknown.splice(0),
  afterEach: refuseUnknownRequests,
  decorators: [withWorld],
});
