import { useClient } from '@arma11/core';

/** What the script tag draws comes from no server: it is always now. */
export const useNow = (): number => useClient().serverNow();
