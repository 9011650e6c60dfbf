/** On a partner's page no stream is opened, so there is nothing to follow. */
export function useLiveRoom(): void {
  return undefined;
}
