import type { Call } from '@arma11/core/contract';
import type { ApiAnswer, ApiCall } from '../testServer';
import type { Input } from './samples/sample';

/** A call's address with its fields filled in. */
export function addressOf({ path }: Call, { params = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 0)));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Sends a call. */
export const send = (ask: ApiCall, call: Call, input: Input): Promise<ApiAnswer> =>
  ask(call.method, addressOf(call, input), {
    // A text is JSON too, and travels in quotes.
    ...(input.body === undefined
      ? {}
      : { body: typeof input.body === 'string' ? JSON.stringify(input.body) : input.body }),
    ...(input.headers ? { headers: input.headers } : {}),
  });
