import { useClient } from '@arma11/core';

/** Our own pages, from a partner's: whatever moves coins happens there. Null on our own site. */
export function useOurSite(): ((path: string) => string) | null {
  const { embedded } = useClient();
  return embedded && ((path) => embedded.baseUrl + path);
}
