import { requestTo } from '@arma11/testing/scenarios';
import type { ScenarioDefinition } from '../scenarioDefinition';
import { pageReads } from '../pageReads';
import { eveningReads } from '../reads';

/** Somebody who has just signed up: no coins, no rooms, nothing done yet. */
export const sinSalas: ScenarioDefinition = {
  name: 'sin-salas',
  viewer: 'newcomer',
  reads: eveningReads,
  pages: pageReads,
  writes: async ({ sala }) => ({
    joinPaidSala: { request: requestTo('compe', 'registerSala', { body: { sala: sala.paid } }) },
  }),
};
