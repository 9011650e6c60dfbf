export { QueryClient } from './QueryClient';
export { QueryClientProvider, useQueryClient } from './QueryClientProvider';
export { useMutation } from './useMutation';
export { useQuery } from './useQuery';

/** Options as they are: TanStack Query's function adds only types. */
export const queryOptions = <Options>(options: Options): Options => options;
/** No widget reads page by page. */
export const infiniteQueryOptions = queryOptions;
