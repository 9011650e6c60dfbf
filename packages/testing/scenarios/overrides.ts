import { keyOf, keyParts, keyWithAnything } from './requestKey';
import type { RecordedAnswer, RecordedScenario } from './recordedScenario';

/** How a scenario answers one request once it is overridden: an answer, never, or as if the network were down. */
export type ScenarioAnswer = RecordedAnswer | 'hangs' | 'unreachable';

/** The answers of a scenario, by request. */
export type ScenarioAnswers = ReadonlyMap<string, ScenarioAnswer>;

/** A small change to a recorded scenario, so that a story can show a state without a recording of its own. */
export type Override = (answers: ScenarioAnswers, scenario: RecordedScenario) => ScenarioAnswers;

/**
 * The requests that a path stands for: `predi/sala/get/42/` is a GET with any query, `predi/sala/get/42/?x=1` only
 * with that one, `POST predi/ins-predi/ins-user/` another method with any body.
 */
function target(request: string) {
  const wanted = keyParts(request);
  const matches = (candidate: string) => {
    const { method, path, query, body } = keyParts(candidate);
    const same = method === wanted.method && path === wanted.path;
    return same && (wanted.query ?? query) === query && (wanted.body ?? body) === body;
  };
  const anything = wanted.query === undefined && wanted.body === undefined;
  return { matches, keys: anything ? [keyOf(wanted), keyWithAnything(wanted)] : [keyOf(wanted)] };
}

function replace(request: string, answer: ScenarioAnswer): Override {
  const { keys, matches } = target(request);
  return (answers) => {
    const changed = [...keys, ...[...answers.keys()].filter(matches)];
    return new Map([...answers, ...changed.map((key): [string, ScenarioAnswer] => [key, answer])]);
  };
}

/** The server refuses: the status, with the body it would send. */
export const fail = (request: string, status: number, body: unknown = null): Override =>
  replace(request, { status, body });

/** The server refuses by a rule of the game, in its one shape of error: `message` is what the player reads. */
export const refuse = (request: string, status: number, code: string, message: string, more: object = {}): Override =>
  fail(request, status, { status: 'error', code, message, ...more, request_id: 'r-0' });

/** No answer ever comes: what a loading state shows. */
export const hang = (request: string): Override => replace(request, 'hangs');

/** The network is down for this request. */
export const disconnect = (request: string): Override => replace(request, 'unreachable');

/** Gives an answer that was not recorded, or another one in its place. */
export const answer = (request: string, body: unknown, status = 200): Override => replace(request, { status, body });

/** Changes the recorded body of a request. Throws when the scenario has no such answer: a misspelt path changes nothing. */
export function override<Body>(request: string, change: (body: Body) => Body): Override {
  const { matches } = target(request);
  return (answers, scenario) => {
    const next = new Map(answers);
    const found = [...answers].filter(([key, given]) => matches(key) && typeof given !== 'string');
    if (found.length === 0)
      throw new Error(
        `The scenario '${scenario.name}' has no answer for '${request}', so there is nothing to override.`,
      );
    for (const [key, given] of found as [string, RecordedAnswer][])
      next.set(key, { ...given, body: change(structuredClone(given.body) as Body) });
    return next;
  };
}
