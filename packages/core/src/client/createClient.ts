import { contract } from '../contract';
import { browserStorage } from './browserStorage';
import type { Client } from './Client';
import { clientOf, type ClientSettings } from './clientOf';
import { operationLog } from './operationLog';

/**
 * Makes the typed client of every call in the contract.
 * @example
 * const client = createClient({ transport: fetchTransport({ baseUrl: 'https://play.example' }) });
 * const room = await client.predi.sala({ id: 42 });
 */
export const createClient = ({ operationStorage, ...settings }: ClientSettings): Client =>
  clientOf({
    ...settings,
    calls: contract,
    operations: operationLog(operationStorage ?? browserStorage('sessionStorage')),
  });
