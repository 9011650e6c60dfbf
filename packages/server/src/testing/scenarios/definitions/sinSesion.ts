import type { ScenarioDefinition } from '../scenarioDefinition';
import { eveningReads } from '../reads';

/** Nobody is signed in: everything but the public texts is refused. */
export const sinSesion: ScenarioDefinition = { name: 'sin-sesion', viewer: 'nobody', reads: eveningReads };
