export { defineElements, type DefineElementsOptions } from './defineElements';
export type { DefinedElements } from '../element/registerElements';
export type { HostSettings } from '../element/host';
