import { createClient, createSessionStore, type Client, type SessionStore } from '@arma11/core';
import { createWorldTransport, memoryStorage, type RecordedWorld, type WorldName } from '@arma11/core/testing';
import { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createConnection, type Connection } from '../../packages/app/src/offline/connection';
import type { OutboxPlace } from '../../packages/app/src/offline/outbox/OutboxContext';
import { outboxOf } from '../../packages/app/src/offline/outbox/outboxOf';
import { counted } from './inFlight';
import { overNetwork, type Network } from './network';
import type { WorldParameters } from './worldParameters';
import { withPictures } from './withPictures';

/** All that a story needs to stand in its world: what the app is given where it runs. */
export interface StoryWorld {
  client: Client;
  store: SessionStore;
  queryClient: QueryClient;
  connection: Connection;
  outbox: OutboxPlace;
}

interface Options extends WorldParameters {
  network: Network;
  /** Told of every request that the world does not answer. */
  onUnknown: (error: Error) => void;
}

/** A client that answers from the recording, with a session, a cache and an outbox of its own. */
export function makeWorld(recording: RecordedWorld, { amend, network, onUnknown }: Options): StoryWorld {
  const store = createSessionStore({ storage: memoryStorage(), sessionStorage: memoryStorage() });
  if (recording.name !== ('sin-sesion' satisfies WorldName)) store.write('story');
  const connection = createConnection({ isOnline: () => network !== 'sin-red' });
  const recorded = withPictures(createWorldTransport(recording, amend, { onUnknown }));
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

/** The world that a story stands in; null without one. */
export const WorldContext = createContext<StoryWorld | null>(null);

/** The world of this story. Throws where it names none. */
export function useWorld(): StoryWorld {
  const world = useContext(WorldContext);
  if (!world) throw new Error("This story stands in no world: give it `parameters: { world: 'antes' }`.");
  return world;
}
