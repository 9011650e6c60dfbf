import { type NamedEndpoint, endpointsOf } from '../../api/pipeline/endpoints';
import { allGroups } from './openEnvironment';

/** Everything that is served, as a started server has it. */
export const endpoints: readonly NamedEndpoint[] = endpointsOf(allGroups);

export const isDesk = ({ name }: NamedEndpoint) => name.startsWith('ops.');

/** The calls of players. */
export const playerCalls = endpoints.filter((endpoint) => !isDesk(endpoint));
