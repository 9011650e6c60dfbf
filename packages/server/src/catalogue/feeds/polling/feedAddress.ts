const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * What is wrong with the address of a source, as the end of a sentence; null when it may be asked: by https, or on this
 * machine. Secrets do not belong into an address, which the desk shows.
 */
export function addressProblem(address: string): string | null {
  if (!URL.canParse(address)) return 'is not an address; write it like https://example.org/matches.json';
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return 'holds a user name or password; sources that need one are not supported';
  if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))) return null;
  return 'is not https; plain http is allowed on this machine alone';
}
