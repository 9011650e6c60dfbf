/** The connection to the database is gone, or none could be had; its code is SQL's own for that. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';
}
