import { QueryClient } from '@tanstack/react-query';
import { shouldRetry } from '@arma11/core';

/** The cache of widgets that share none with their page. */
export const newQueryClient = (): QueryClient =>
  // Several widgets of one page ask for the same things at the same moment: five seconds make that one request.
  new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 5_000 } } });
