import type { Scene } from '../camera';
import { eveningReads } from '../reads';

/** Nobody is signed in: everything but the public texts is refused. */
export const sinSesion: Scene = { name: 'sin-sesion', viewer: 'nobody', reads: eveningReads };
