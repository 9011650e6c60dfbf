import { unpackWorld, type PackedWorld } from './packedWorld';
import type { RecordedWorld } from './recordedWorld';

/** A recorded state of the demo season. */
export type WorldName = 'antes' | 'por-cerrar' | 'en-vivo' | 'liquidada' | 'sin-salas' | 'sin-sesion';

const files: Record<WorldName, () => Promise<{ default: PackedWorld }>> = {
  antes: () => import('./worlds/antes.recorded.json'),
  'por-cerrar': () => import('./worlds/por-cerrar.recorded.json'),
  'en-vivo': () => import('./worlds/en-vivo.recorded.json'),
  liquidada: () => import('./worlds/liquidada.recorded.json'),
  'sin-salas': () => import('./worlds/sin-salas.recorded.json'),
  'sin-sesion': () => import('./worlds/sin-sesion.recorded.json'),
};

/** Every recorded world, by name. */
export const worldNames = Object.keys(files) as WorldName[];

/** Reads a recorded world; each is loaded only when it is asked for. */
export async function loadWorld(name: WorldName): Promise<RecordedWorld> {
  const { default: packed } = await files[name]();
  return unpackWorld(packed);
}
