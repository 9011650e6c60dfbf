import { entryPath } from '../entryPath';

/** Where a room is tried without an account; who invited the guest stays. */
export function trialPath(room: number, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  kept.delete('from');
  return entryPath(`/probar/predi/${room}`, kept);
}
