/** What the worker is started with. */
export interface PgliteWorkerData {
  /** Absent: the database lives in memory. */
  dataDir?: string;
  /** A dump to start from, made by `dump`. */
  snapshot?: Uint8Array;
  /** A file that `backup` wrote, to start from. */
  copyOf?: string;
  /** How long a transaction may say nothing before it is rolled back; 30 s unless told. */
  idleTransactionMs?: number;
}

/** How a database reaches copies of itself; one that lives in a page has no disk. */
export interface PgliteDisk {
  read(file: string): Promise<Uint8Array<ArrayBuffer>>;
  write(file: string, bytes: Uint8Array): Promise<void>;
}

/** A result as the worker posts it: every value is still PostgreSQL's text. */
export interface RawResult {
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
  affectedRows?: number;
}

/** What the worker can be asked. `tx` is the id that `begin` answered. */
export interface PgliteCalls {
  query(text: string, params: (string | null)[], tx?: number): RawResult;
  begin(): number;
  end(tx: number, how: 'commit' | 'rollback'): void;
  listen(channel: string): void;
  dump(): Uint8Array;
  backup(file: string): number;
  close(): void;
}

export interface PgliteRequest<M extends keyof PgliteCalls = keyof PgliteCalls> {
  id: number;
  method: M;
  args: Parameters<PgliteCalls[M]>;
}

/** An error's fields, copied because the structured clone drops them. */
export type FlatError = { message: string; code?: string; constraint?: string; [field: string]: string | undefined };

/** What a committed transaction notified. */
export interface PgliteNotice {
  notice: { channel: string; payload: string };
}

export type PgliteReply =
  | { ready: true }
  | PgliteNotice
  | { id: number; result: unknown }
  | { id: number; error: FlatError };
