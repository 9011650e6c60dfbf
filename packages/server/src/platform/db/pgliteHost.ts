import type { PgliteReply, PgliteRequest, PgliteWorkerData } from './pgliteProtocol';

/** Where a database runs, for whoever asks it. */
export interface PgliteHost {
  send(request: PgliteRequest): void;
  /** Takes it away, whatever it does. */
  remove(): Promise<unknown>;
}

/** Who hears the replies of a database, and whether it ended by itself. */
export interface PgliteListener {
  heard: (reply: PgliteReply) => void;
  died: (error: Error) => void;
}

/** Starts a database. */
export type StartPglite = (data: PgliteWorkerData, hearer: PgliteListener) => PgliteHost;
