import { unpackWorld, type PackedWorld } from './packedWorld';
import type { RecordedWorld } from './recordedWorld';

/** A recorded state of the demo season. */
export type WorldName =
  | 'antes'
  | 'por-cerrar'
  | 'en-vivo'
  | 'liquidada'
  | 'aplazado'
  | 'sin-salas'
  | 'sin-sesion'
  | 'mesa';

const files: Record<WorldName, () => Promise<{ default: PackedWorld }>> = {
  antes: () => import('./worlds/antes.recorded.json'),
  'por-cerrar': () => import('./worlds/por-cerrar.recorded.json'),
  'en-vivo': () => import('./worlds/en-vivo.recorded.json'),
  liquidada: () => import('./worlds/liquidada.recorded.json'),
  aplazado: () => import('./worlds/aplazado.recorded.json'),
  'sin-salas': () => import('./worlds/sin-salas.recorded.json'),
  'sin-sesion': () => import('./worlds/sin-sesion.recorded.json'),
  mesa: () => import('./worlds/mesa.recorded.json'),
};

/** What only pages of the app ask. */
const pages: Partial<typeof files> = {
  antes: () => import('./worlds/antes.pages.recorded.json'),
  'por-cerrar': () => import('./worlds/por-cerrar.pages.recorded.json'),
  'en-vivo': () => import('./worlds/en-vivo.pages.recorded.json'),
  liquidada: () => import('./worlds/liquidada.pages.recorded.json'),
  'sin-salas': () => import('./worlds/sin-salas.pages.recorded.json'),
};

/** Every recorded world, by name. */
export const worldNames = Object.keys(files) as WorldName[];

/** Those that answer what pages ask, too. */
export const pagedWorlds = Object.keys(pages) as WorldName[];

/** Reads a recorded world; each is loaded only when it is asked for. */
export async function loadWorld(name: WorldName): Promise<RecordedWorld> {
  const [{ default: world }, more] = await Promise.all([files[name](), pages[name]?.()]);
  const { parts, answers } = world;
  // What only pages ask is written with the parts of the world beside it.
  return unpackWorld({
    ...world,
    parts: { ...more?.default.parts, ...parts },
    answers: { ...more?.default.answers, ...answers },
  });
}
