/**
 * Who may make a call; the object-access rule of security §5.1 in one word. The last three are roles of the
 * operator's desk; an admin may do what either of the others may.
 */
export type Access =
  | 'public'
  | 'player'
  | 'self'
  | 'publicOrMember'
  | 'member'
  | 'memberAfterLock'
  | 'entryOwner'
  | 'entryOwnerOrMemberAfterLock'
  | 'roomOwner'
  | 'code'
  | 'operador'
  | 'tesorero'
  | 'admin';

/** What `client.quiet.*` returns when the call fails (product §7–§8). */
export type Fallback = 'null' | 'emptyList' | 'emptyPage' | 'errorStatus';

/**
 * How a repeated write is recognised (security §2).
 * `byKey`: an Idempotency-Key is honoured, with a natural key besides. `keyRequired`: 400 without one.
 * `byContent`: sending the same content again changes nothing.
 */
export type Idempotency = 'byKey' | 'keyRequired' | 'byContent';

/** What a form carries beyond two short texts. */
export interface FormShape {
  /** Most fields, the file among them. */
  readonly fields: number;
  /** The one field that may be a file. */
  readonly file: string;
  /** Of the whole form. */
  readonly mostBytes: number;
}

/** One row of the endpoint table: everything about a call that is not a schema. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Under `{API_BASE}/services/`, verbatim from product §7, with its trailing slash. */
  readonly path: string;
  readonly access: Access;
  readonly fallback: Fallback;
  readonly idempotent?: Idempotency;
  /** The body travels as multipart/form-data: two short texts, or what the form says that it carries. */
  readonly multipart?: true | FormShape;
  /** The largest JSON body in bytes; 64 KiB unless given. */
  readonly mostBytes?: number;
  /** `?format=csv` returns the same as text/csv, for spreadsheets. */
  readonly csv?: true;
  /** Sends events to requests for `text/event-stream`, each of the response's shape. */
  readonly stream?: true;
  /** A partner's page may send it, though it is public and writes. */
  readonly foreign?: true;
  /** For how many seconds anybody may keep the answer of a public read; 0: nobody. 300 unless given, and a day until it is renewed. */
  readonly keepSeconds?: number;
  /** A call that product §7 does not list and its routes need; its path begins with `plus/`. */
  readonly ours?: true;
}

/** Declares the calls of one resource, keeping their literal types. */
export const calls = <const C extends Record<string, Call>>(table: C): C => table;
