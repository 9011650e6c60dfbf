import type { VisitorRoom } from '@arma11/core/back-office';
import { entryPath } from '../entryPath';

/** Where a room is tried without an account; who invited the guest stays. */
export function trialPath({ kind, id }: Pick<VisitorRoom, 'kind' | 'id'>, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('from');
  return entryPath(`/probar/${kind}/${id}`, kept);
}
