import type { Transport, TransportRequest, TransportResponse } from '../client/transport';
import { afterWrite } from './afterWrite';
import type { Amendment, WorldAnswer, WorldAnswers } from './amendments';
import type { RecordedWorld } from './recordedWorld';
import { keyOf, keyParts, keyWithAnything, requestKey } from './requestKey';

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

/**
 * A transport that answers from a recorded world, changed by the amendments in their order. A recorded write moves the
 * world on: what it changed is answered as it was after it.
 */
export function createWorldTransport(
  world: RecordedWorld,
  amendments: readonly Amendment[] = [],
  { onUnknown }: WorldTransportOptions = {},
): Transport {
  let recorded = world.answers;
  const amended = () => amendments.reduce((given, change) => change(given, world), byKey(recorded));
  let answers = amended();
  return async (request) => {
    request.signal?.throwIfAborted();
    const key = requestKey(request.method, request.path, request.body);
    const given = find(answers, key);
    if (!given) {
      const error = new UnknownRequestError(world.name, key);
      onUnknown?.(error);
      throw error;
    }
    if (typeof given !== 'string' && given.changes) {
      recorded = afterWrite(recorded, key);
      answers = amended();
    }
    return respond(given, request, world);
  };
}

const byKey = (answers: RecordedWorld['answers']): WorldAnswers =>
  new Map(Object.entries(answers).map(([key, given]) => [keyOf(keyParts(key)), given]));

function find(answers: WorldAnswers, key: string): WorldAnswer | undefined {
  const { body: _, ...bodiless } = keyParts(key);
  return answers.get(key) ?? answers.get(keyOf(bodiless)) ?? answers.get(keyWithAnything(bodiless));
}

function respond(given: WorldAnswer, { signal }: TransportRequest, { now }: RecordedWorld): Promise<TransportResponse> {
  if (given === 'hangs')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  if (given === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  const headers = { 'content-type': 'application/json', 'x-server-time': now };
  return Promise.resolve({ status: given.status, headers, body: structuredClone(given.body) });
}
