import { contract, type Call } from '@arma11/core/contract';
import { contractSchemas, type CallSchemas } from '@arma11/core/schemas';
import type { Endpoint } from './callRoute';
import type { RouteGroup } from '../../platform/http/route';

/** A call with what the reference says of it. */
export interface NamedEndpoint extends Endpoint {
  /** What it does, where no docstring of the contract says so. */
  words?: string;
}

/** Every call of the contract, each with the handler of the first group that has one; then the groups with a heading of their own. */
export function endpointsOf(groups: readonly RouteGroup[]): NamedEndpoint[] {
  const promised = Object.entries(contract).map(([heading, calls]: [string, Record<string, Call>]) => ({
    heading,
    calls,
    schemas: contractSchemas[heading as keyof typeof contractSchemas] as Record<string, CallSchemas>,
    words: undefined,
  }));
  const own = groups.flatMap((group) => (group.heading === undefined ? [] : [{ ...group, heading: group.heading }]));
  return [...promised, ...own].flatMap(({ heading, calls, schemas, words }) => {
    const mine = groups.filter((group) => group.calls === calls);
    return Object.entries(calls).map(([name, call]) => ({
      name: `${heading}.${name}`,
      call,
      schemas: schemas[name]!,
      words: words?.[name],
      handler: mine.find(({ handlers }) => handlers[name])?.handlers[name],
    }));
  });
}
