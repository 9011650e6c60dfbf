import { unpackScenario, type PackedScenario } from './packedScenario';
import type { RecordedScenario } from './recordedScenario';

/** A recorded state of the demo season. */
export type ScenarioName =
  | 'antes'
  | 'por-cerrar'
  | 'en-vivo'
  | 'liquidada'
  | 'aplazado'
  | 'sin-salas'
  | 'sin-sesion'
  | 'mesa';

const files: Record<ScenarioName, () => Promise<{ default: PackedScenario }>> = {
  antes: () => import('./recorded/antes.recorded.json'),
  'por-cerrar': () => import('./recorded/por-cerrar.recorded.json'),
  'en-vivo': () => import('./recorded/en-vivo.recorded.json'),
  liquidada: () => import('./recorded/liquidada.recorded.json'),
  aplazado: () => import('./recorded/aplazado.recorded.json'),
  'sin-salas': () => import('./recorded/sin-salas.recorded.json'),
  'sin-sesion': () => import('./recorded/sin-sesion.recorded.json'),
  mesa: () => import('./recorded/mesa.recorded.json'),
};

/** What only pages of the app ask. */
const pages: Partial<typeof files> = {
  antes: () => import('./recorded/antes.pages.recorded.json'),
  'por-cerrar': () => import('./recorded/por-cerrar.pages.recorded.json'),
  'en-vivo': () => import('./recorded/en-vivo.pages.recorded.json'),
  liquidada: () => import('./recorded/liquidada.pages.recorded.json'),
  'sin-salas': () => import('./recorded/sin-salas.pages.recorded.json'),
};

/** Every recorded scenario, by name. */
export const scenarioNames = Object.keys(files) as ScenarioName[];

/** Those that answer what pages ask, too. */
export const scenariosWithPages = Object.keys(pages) as ScenarioName[];

/** What is read of a scenario. */
interface LoadOptions {
  /** Also what only pages of the app ask, where it was recorded. */
  withPages?: boolean;
}

/** Reads a recorded scenario; each is loaded only when it is asked for. */
export async function loadScenario(
  name: ScenarioName,
  { withPages = false }: LoadOptions = {},
): Promise<RecordedScenario> {
  const [{ default: scenario }, more] = await Promise.all([files[name](), withPages ? pages[name]?.() : undefined]);
  const { parts, answers } = scenario;
  // What only pages ask is written with the parts of the scenario beside it.
  return unpackScenario({
    ...scenario,
    parts: { ...more?.default.parts, ...parts },
    answers: { ...more?.default.answers, ...answers },
  });
}
