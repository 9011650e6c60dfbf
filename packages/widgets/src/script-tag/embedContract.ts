import type { Call } from '@arma11/core/contract';
import { embedRows } from './embedRows';

/** The call that a line of `embedRows` stands for. */
function callOf(line: string): Call {
  const [method, path, idempotent, access] = line.split(' ');
  return { method, path, idempotent, access } as Call;
}

const mapped = <From, To>(table: Record<string, From>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries(table).map(([name, from]) => [name, change(from)]));

/** The calls that a partner's page may make. */
export const embedContract = mapped(embedRows, (rows) => mapped(rows, callOf));
