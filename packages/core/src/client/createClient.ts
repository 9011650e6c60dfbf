import { contract } from '../contract';
import type { Client } from './Client';
import { clientOf, type ClientSettings } from './clientOf';

/**
 * Makes the typed client of every call in the contract.
 * @example
 * const client = createClient({ transport: fetchTransport({ baseUrl: 'https://play.example' }) });
 * const room = await client.predi.sala({ id: 42 });
 */
export const createClient = (settings: ClientSettings): Client => clientOf({ ...settings, calls: contract });
