import { contract } from '@arma11/core/contract';

/** What a tag's widget reads first; the build writes the result of this file into the loader, without the contract. */
export interface EarlyRead {
  /** The tag without its prefix, with the attributes that it needs. */
  selector: string;
  /** The attribute that carries the id. */
  id: string;
  /** Paths under `services/`, with the id's place in braces. */
  paths: string[];
}

const { predi, salas } = contract;

/** The reads that the loader starts while the code is still on its way. */
export const earlyReads: EarlyRead[] = [
  { selector: 'prediccion-panel[predi]', id: 'predi', paths: [predi.sala.path, predi.matchSala.path] },
  { selector: 'room-card[kind=predi][sala]', id: 'sala', paths: [predi.sala.path] },
  { selector: 'room-card:not([kind=predi])[sala]', id: 'sala', paths: [salas.sala.path] },
];
