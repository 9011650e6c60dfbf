import type { Transport } from '@arma11/core';
import { firstPage } from './firstPage';

/**
 * Returns no response before the prerendered page is hydrated: its pieces are hydrated one after the other, each as it was drawn,
 * and one that finds data already there would not match.
 */
export const afterFirstPage =
  (transport: Transport): Transport =>
  async (request) => {
    const answer = await transport(request);
    await firstPage;
    return answer;
  };
