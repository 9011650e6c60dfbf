import type { ScenarioDefinition } from '../scenarioDefinition';
import { pageReads } from '../pageReads';
import { eveningReads } from '../reads';

/** The rooms of the evening are settled: points are official, prizes are in the wallet. */
export const liquidada: ScenarioDefinition = {
  name: 'liquidada',
  afterLock: 48,
  viewer: 'demo',
  reads: eveningReads,
  pages: pageReads,
};
