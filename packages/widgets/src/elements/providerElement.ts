import type { PropertyTable } from './classes/elementProps';
import { providerTable } from './classes/providerClass';

/**
 * Settings for the elements inside it, in place of the page's; shows nothing itself.
 * @element arma11-provider
 * @attr {string} publishable-key - The partner's key.
 * @attr {string} base-url - The origin of the game.
 * @attr {'es-PE' | 'es' | 'en' | 'pt-BR'} locale - The language of the elements inside.
 * @attr {'light' | 'dark' | 'auto'} mode - Their scheme.
 * @prop {string} publishableKey - The attribute `publishable-key`.
 * @prop {string} baseUrl - The attribute `base-url`.
 * @prop {HostSettings} settings - All settings at once: also `auth`, `appearance` and `messages`, which no attribute can carry.
 */
export const providerElement: PropertyTable = providerTable;
