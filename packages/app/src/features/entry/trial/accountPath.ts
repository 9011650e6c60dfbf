import type { VisitorRoom } from '@arma11/core/back-office';
import { entryPath } from '../entryPath';

/** The address of the entry on the way to the room: it tells what the room costs before anybody registers. */
export function accountPath({ kind, id }: Pick<VisitorRoom, 'kind' | 'id'>, query: URLSearchParams): string {
  const asked = new URLSearchParams(query);
  asked.set('from', `/${kind}/sala/${id}`);
  return entryPath('/', asked);
}
