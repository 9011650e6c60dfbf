import { buildRequest, type FlatInput } from '@arma11/core';
import { contract, type CallInput, type Calls } from '@arma11/core/contract';
import { requestKey } from './requestKey';

type Heading = keyof Calls;
type Name<H extends Heading> = keyof Calls[H] & string;
type Given<I> = [I] extends [void] ? [] : Partial<I> extends I ? [input?: I] : [input: I];

/** A request as the client sends it, and its name in recorded scenarios. */
export interface ScenarioRequest {
  heading: string;
  name: string;
  method: string;
  path: string;
  body?: unknown;
  key: string;
}

/** The request of a call of the contract, with what it is asked: `requestTo('predi', 'sala', { id: 42 })`. */
export function requestTo<H extends Heading, N extends Name<H>>(
  heading: H,
  name: N,
  ...[input]: Given<CallInput<H, N>>
): ScenarioRequest {
  const call = contract[heading][name];
  const { method } = call;
  const { path, body } = buildRequest(call, input as FlatInput | undefined);
  return { heading, name, method, path, body, key: requestKey(method, path, body) };
}

/** The name of a request in recorded scenarios, for overrides: `fail(keyTo('predi', 'sala', { id: 42 }), 503)`. */
export function keyTo<H extends Heading, N extends Name<H>>(
  heading: H,
  name: N,
  ...input: Given<CallInput<H, N>>
): string {
  return requestTo(heading, name, ...input).key;
}
