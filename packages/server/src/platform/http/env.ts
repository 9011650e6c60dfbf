/** What the listener tells of a request, and what the server keeps while it answers one. */
export interface ServerEnv {
  Bindings: {
    /** The caller's address, after trusted proxies. */
    ip?: string;
    /** Cuts the connection. */
    drop?: () => void;
  };
  Variables: { requestId: string };
}
