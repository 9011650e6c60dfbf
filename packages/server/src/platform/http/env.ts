/** What the listener tells of a request, and what the server keeps while it answers one. */
export interface ServerEnv {
  Bindings: {
    /** The caller's address, after trusted proxies. */
    ip?: string;
    /** Cuts the connection. */
    drop?: () => void;
    /** Told once the answer is out, with what was sent of it; `cut` when the caller left before. */
    ended?: (then: (end: { bytes: number; cut?: true }) => void) => void;
  };
  Variables: { requestId: string; userId?: number; traceId?: string | undefined };
}
