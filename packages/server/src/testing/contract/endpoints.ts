import { type NamedEndpoint, endpointsOf } from '../../api/pipeline/endpoints';
import { allGroups } from './openEnvironment';

/** Everything that is served, as a started server has it. */
export const endpoints: readonly NamedEndpoint[] = endpointsOf(allGroups);

export const isDesk = ({ name }: NamedEndpoint) => name.startsWith('ops.');

/**
 * Those of the second factor, which take what a device of staff signs, and of partners' console: they have tests of their
 * own, on a server and in a browser.
 */
export const isOfStaff = ({ name }: NamedEndpoint) => /^(secondFactor|console)\./.test(name);

/** The calls of players. */
export const playerCalls = endpoints.filter((endpoint) => !isDesk(endpoint));
