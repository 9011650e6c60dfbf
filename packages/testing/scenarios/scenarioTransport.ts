import type { Transport, TransportRequest, TransportResponse } from '@arma11/core';
import { afterWrite } from './afterWrite';
import type { Override, ScenarioAnswer, ScenarioAnswers } from './overrides';
import type { RecordedScenario } from './recordedScenario';
import { keyOf, keyParts, keyWithAnything, requestKey } from './requestKey';

/** The options of a scenario transport. */
export interface ScenarioTransportOptions {
  /** Called with every request that the scenario does not know, so that a story can fail even where the client swallows it. */
  onUnknown?: (error: UnknownRequestError) => void;
}

/** A request that the recorded scenario does not answer; nothing else will. */
export class UnknownRequestError extends Error {
  override readonly name = 'UnknownRequestError';
  readonly request: string;

  constructor(scenario: string, request: string) {
    super(
      `The scenario '${scenario}' does not answer '${request}'. Record it, or override the story with answer('${request}', …).`,
    );
    this.request = request;
  }
}

/**
 * A transport that answers from a recorded scenario, changed by the overrides in their order. A recorded write moves the
 * scenario on: what it changed is answered as it was after it.
 */
export function createScenarioTransport(
  scenario: RecordedScenario,
  overrides: readonly Override[] = [],
  { onUnknown }: ScenarioTransportOptions = {},
): Transport {
  let recorded = scenario.answers;
  const overridden = () => overrides.reduce((given, change) => change(given, scenario), byKey(recorded));
  let answers = overridden();
  return async (request) => {
    request.signal?.throwIfAborted();
    const key = requestKey(request.method, request.path, request.body);
    const given = find(answers, key);
    if (!given) {
      const error = new UnknownRequestError(scenario.name, key);
      onUnknown?.(error);
      throw error;
    }
    if (typeof given !== 'string' && given.changes) {
      recorded = afterWrite(recorded, key);
      answers = overridden();
    }
    return respond(given, request, scenario);
  };
}

const byKey = (answers: RecordedScenario['answers']): ScenarioAnswers =>
  new Map(Object.entries(answers).map(([key, given]) => [keyOf(keyParts(key)), given]));

function find(answers: ScenarioAnswers, key: string): ScenarioAnswer | undefined {
  const { body: _, ...bodiless } = keyParts(key);
  return answers.get(key) ?? answers.get(keyOf(bodiless)) ?? answers.get(keyWithAnything(bodiless));
}

function respond(
  given: ScenarioAnswer,
  { signal }: TransportRequest,
  { now }: RecordedScenario,
): Promise<TransportResponse> {
  if (given === 'hangs')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  if (given === 'unreachable') return Promise.reject(new TypeError('Failed to fetch'));
  const headers = { 'content-type': 'application/json', 'x-server-time': now };
  return Promise.resolve({ status: given.status, headers, body: structuredClone(given.body) });
}
