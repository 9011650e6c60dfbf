import type { Transport, TransportRequest, TransportResponse } from '../client/transport';
import type { Amendment, WorldAnswer, WorldAnswers } from './amendments';
import type { RecordedWorld } from './recordedWorld';
import { keyWithAnyQuery, requestKey } from './requestKey';

/** What a world transport may be told besides its world. */
export interface WorldTransportOptions {
  /** Told of every request that the world does not know, so that a story can fail even where the client swallows it. */
  onUnknown?: (error: UnknownRequestError) => void;
}

/** A request that the recorded world does not answer; nothing else will. */
export class UnknownRequestError extends Error {
  override readonly name = 'UnknownRequestError';
  readonly request: string;

  constructor(world: string, request: string) {
    super(
      `The world '${world}' does not answer '${request}'. Record it, or amend the story with answer('${request}', …).`,
    );
    this.request = request;
  }
}

const recorded = (world: RecordedWorld): WorldAnswers =>
  new Map(
    Object.entries(world.answers).map(([key, given]) => {
      const [method = '', path = ''] = key.split(' ');
      return [requestKey(method, path), given];
    }),
  );

/** A transport that answers from a recorded world, changed by the amendments in their order. */
export function createWorldTransport(
  world: RecordedWorld,
  amendments: readonly Amendment[] = [],
  { onUnknown }: WorldTransportOptions = {},
): Transport {
  const answers = amendments.reduce((given, change) => change(given, world), recorded(world));
  return async (request) => {
    request.signal?.throwIfAborted();
    const key = requestKey(request.method, request.path);
    const given = answers.get(key) ?? answers.get(keyWithAnyQuery(key));
    if (given) return respond(given, request, world);
    const error = new UnknownRequestError(world.name, key);
    onUnknown?.(error);
    throw error;
  };
}

function respond(given: WorldAnswer, { signal }: TransportRequest, { now }: RecordedWorld): Promise<TransportResponse> {
  if (given === 'hangs')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  if (given === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  const headers = { 'content-type': 'application/json', 'x-server-time': now };
  return Promise.resolve({ status: given.status, headers, body: structuredClone(given.body) });
}
