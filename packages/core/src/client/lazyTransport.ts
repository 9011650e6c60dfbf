import type { Transport } from './transport';

/** The default transport: axios, fetched as its own chunk with the first request. */
export function lazyTransport({ baseUrl }: { baseUrl: string }): Transport {
  let loading: Promise<Transport> | undefined;
  return async (request) => {
    loading ??= import('./request').then(({ axiosTransport }) => axiosTransport({ baseUrl }));
    const transport = await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return transport(request);
  };
}
