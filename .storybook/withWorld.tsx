import { ClientProvider, createClient, createSessionStore, SessionProvider } from '@arma11/core';
import {
  createWorldTransport,
  loadWorld as readWorld,
  memoryStorage,
  worldAfter,
  type Amendment,
  type RecordedWorld,
  type WorldName,
} from '@arma11/core/testing';
import type { Decorator, Loader } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { SignInContext } from '../packages/widgets/src/provider/SignInContext';
import { withPictures } from './withPictures';

/** What a story says of the game it is in. */
export interface WorldParameters {
  /** A recorded state of the server; the clock stands still at its instant. */
  world?: WorldName;
  /** Recorded writes that have been made before the story begins, by their keys (`cast.writes`). */
  after?: readonly string[];
  /** Small changes to that world, in their order. */
  amend?: readonly Amendment[];
  /** What 'Ingresar' does. */
  onSignIn?: () => void;
}

/** What the loader leaves to the story. */
interface Loaded {
  recording?: RecordedWorld;
}

/** The instant of a story's world; without a world the stage has its own. */
export const instantOf = (loaded: Record<string, unknown>) => (loaded as Loaded).recording?.now;

/** Requests that no world answered since the story began. */
const unknown: Error[] = [];

/** Reads the story's world before it is drawn. */
const loadWorld: Loader = async ({ parameters }): Promise<Loaded> => {
  const { world, after = [] } = parameters as WorldParameters;
  return world ? { recording: worldAfter(await readWorld(world), after) } : {};
};

/** Begins a story with no unknown request on its account, and without what the one before left in the browser. */
function startAnew() {
  unknown.splice(0);
  sessionStorage.clear();
  const drafts = Object.keys(localStorage).filter((name) => name.startsWith('arma11:'));
  drafts.forEach((name) => localStorage.removeItem(name));
}

/** Fails a story that asked for something its world does not answer, even where the screen did not show it. */
function refuseUnknownRequests() {
  const [first] = unknown;
  if (first) throw first;
}

function report(error: Error) {
  unknown.push(error);
  console.error(error.message);
}

function makeWorld(recording: RecordedWorld, { amend }: WorldParameters) {
  const store = createSessionStore({ storage: memoryStorage(), sessionStorage: memoryStorage() });
  if (recording.name !== ('sin-sesion' satisfies WorldName)) store.write('story');
  const client = createClient({
    transport: withPictures(createWorldTransport(recording, amend, { onUnknown: report })),
    getToken: store.token,
    onUnauthorized: () => store.clear('expired'),
    operationStorage: memoryStorage(),
    newKey: () => 'story-operation-key',
    wait: () => Promise.resolve(),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, queryClient, store };
}

interface WorldProps {
  recording: RecordedWorld;
  settings: WorldParameters;
  children: ReactNode;
}

function World({ recording, settings, children }: WorldProps) {
  const [{ client, queryClient, store }] = useState(() => makeWorld(recording, settings));
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <SessionProvider store={store}>
          <SignInContext.Provider value={settings.onSignIn ?? nothing}>{children}</SignInContext.Provider>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const nothing = () => undefined;

/** Puts a story into its world: a client that answers from the recording, a session and an empty cache of its own. */
const withWorld: Decorator = (Story, { loaded, parameters }) => {
  const { recording } = loaded as Loaded;
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
  beforeEach: startAnew,
  afterEach: refuseUnknownRequests,
  decorators: [withWorld],
});
