/** What the client hands to a transport: everything is already resolved, `path` is under `services/` with its query. */
export interface TransportRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** A JSON value, or the FormData of a multipart call. */
  body?: unknown;
  signal?: AbortSignal;
}

/** What a transport resolves to, whatever the status; header names are lower case. */
export interface TransportResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Carries one request. It rejects only without a response; it never retries (security §2, client 7). */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
