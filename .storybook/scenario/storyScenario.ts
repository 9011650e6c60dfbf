import { createClient, createSessionStore, type Client, type SessionStore, memoryStorage } from '@arma11/core';
import { createScenarioTransport, type RecordedScenario, type ScenarioName } from '@arma11/testing/scenarios';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createConnection, type Connection } from '../../packages/app/src/offline/connection';
import type { OutboxPlace } from '../../packages/app/src/offline/outbox/OutboxContext';
import { outboxOf } from '../../packages/app/src/offline/outbox/outboxOf';
import { counted } from './inFlight';
import { overNetwork, type Network } from './network';
import type { ScenarioParameters } from './scenarioParameters';
import { withPictures } from './withPictures';

/** All that a story needs of its scenario: what the app is given where it runs. */
export interface StoryScenario {
  client: Client;
  store: SessionStore;
  queryClient: QueryClient;
  connection: Connection;
  outbox: OutboxPlace;
}

interface Options extends ScenarioParameters {
  network: Network;
  /** Called with every request that the scenario does not answer. */
  onUnknown: (error: Error) => void;
}

/** A client that answers from the recording, with a session, a cache and an outbox of its own. */
export function makeStoryScenario(
  recording: RecordedScenario,
  { overrides, network, onUnknown }: Options,
): StoryScenario {
  const store = createSessionStore({ storage: memoryStorage(), sessionStorage: memoryStorage() });
  if (recording.name !== ('sin-sesion' satisfies ScenarioName)) store.write('story');
  const connection = createConnection({ isOnline: () => network !== 'sin-red' });
  const recorded = withPictures(createScenarioTransport(recording, overrides, { onUnknown }));
  const outbox: OutboxPlace = { store };
  const client = outboxOf(
    outbox,
    createClient({
      transport: connection.watched(counted(overNetwork(network, recorded))),
      getToken: store.token,
      onUnauthorized: () => store.clear('expired'),
      operationStorage: memoryStorage(),
      newKey: () => 'story-operation-key',
      wait: () => Promise.resolve(),
    }),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  return { client, store, queryClient, connection, outbox };
}

/** The scenario of a story; null without one. */
export const ScenarioContext = createContext<StoryScenario | null>(null);

/** The scenario of this story. Throws where it names none. */
export function useScenario(): StoryScenario {
  const scenario = useContext(ScenarioContext);
  if (!scenario) throw new Error("This story has no scenario: give it `parameters: { scenario: 'antes' }`.");
  return scenario;
}
