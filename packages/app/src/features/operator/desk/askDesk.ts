import type { CallOptions, Client } from '@arma11/core';
import { deskCalls, type DeskCallName, type DeskInput, type DeskResult } from '@arma11/core/back-office';

const inPath = (path: string) => new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

/** Reads send what they ask in the address; writes send what is not in their path as the body. */
function requestOf(name: DeskCallName, input: object) {
  const { method, path } = deskCalls[name];
  if (method === 'GET') return { ...input };
  const named = inPath(path);
  const fields = Object.entries(input);
  return {
    ...Object.fromEntries(fields.filter(([field]) => named.has(field))),
    body: Object.fromEntries(fields.filter(([field, value]) => !named.has(field) && value !== undefined)),
  };
}

/** Makes a call of the operator's and answers its result. */
export async function askDesk<N extends DeskCallName>(
  client: Client,
  name: N,
  input: DeskInput<N>,
  options?: CallOptions,
): Promise<DeskResult<N>> {
  const answer = await client.send(`ops.${name}`, deskCalls[name], requestOf(name, input), options);
  return (answer as { result: DeskResult<N> }).result;
}
