/** Who wants a stream, and of what. */
export interface StreamRequest {
  userId: number;
  tokenHash: Uint8Array;
  /** As `plus/live/` takes them; undefined: all that are not over. */
  rooms: string | undefined;
  /** When the viewer last heard something, as an instant; null: never. */
  since: string | null;
  /** Cuts the connection of a viewer who does not read. */
  drop: () => void;
}

/** The streams of this server. */
export interface Live {
  open(request: StreamRequest): Promise<ReadableStream<Uint8Array>>;
  viewers(): number;
  /** Ends every stream. */
  close(): void;
}
