import type { Db, Queryable } from './db/database';
import type { FileStore } from './files/FileStore';
import type { Live } from './live/Live';
import type { Metrics } from './metrics/Metrics';
import type { PartnerFigures } from './metrics/PartnerFigures';
import type { Sealing } from './sealing/Sealing';
import type { Tracing } from './tracing/Tracing';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

/** What the identity service says of the person behind a Google sign-in. */
export interface GoogleIdentity {
  sub: string;
  email: string;
  name: string | null;
}

export interface IdentityVerifier {
  /** The person, or a rejection when the token is not good (security §3.4). */
  verify(tokenId: string): Promise<GoogleIdentity>;
}

/** Sends a text message to a phone in E.164, now. A second copy of one message has the same `ref`. */
export type SendSms = (message: { to: string; text: string; ref?: string }) => Promise<void>;
/** Sends a plain-text mail, now. A second copy of one message has the same `ref`. */
export type SendMail = (message: { to: string; subject: string; text: string; ref?: string }) => Promise<void>;

/** A message that leaves when what causes it is committed. */
export interface OutgoingMessage {
  channel: 'sms' | 'mail';
  /** Null: nobody, with the same work, so that its time does not tell whether there is somebody. */
  to: string | null;
  subject?: string;
  text: string;
  /** It holds a code or a link that is good until then: it is kept encrypted, and not sent any later. */
  goodUntil?: string;
}

/** Writes a message down in the transaction of what causes it; a job sends it, and tries again where that fails. */
export type QueueMessage = (q: Queryable, message: OutgoingMessage) => Promise<void>;

/** How many codes are sent in text messages, and where to. */
export interface SmsRules {
  /** Codes in 24 hours; of a range of numbers in an hour. */
  limits: { total: number; address: number; number: number; player: number; range: number };
  /** Calling codes of the countries that get codes, such as 51, with the most in 24 hours. */
  countries: ReadonlyMap<string, number>;
}

/** Delivers notices to devices while the app is closed there (RFC 8030). */
export interface PushService {
  /** The key that devices subscribe with, as base64url. */
  publicKey(): Promise<string>;
  /**
   * Hands one to the device's push service, which keeps it for `seconds` at most; `payload` is for the device alone.
   * 'gone': that device does not exist any more. Any other failure is thrown.
   */
  send(push: {
    endpoint: string;
    p256dh: string;
    auth: string;
    payload: string;
    seconds: number;
  }): Promise<'sent' | 'gone'>;
}

/**
 * What coins are: 'play' cannot be bought or withdrawn; 'demo' has every flow and a banner that it is not real money;
 * 'real' needs a licence, which the footer shows.
 */
export interface MoneyMode {
  mode: 'play' | 'demo' | 'real';
  licence: string | null;
}

/** Everything the server is given; nothing in it reaches for the process, the clock or randomness by itself. */
export interface Deps {
  db: Db;
  hasher: PasswordHasher;
  /** Encrypts documents, birth dates, where withdrawals are paid, and what authenticator apps share with us. */
  sealing: Sealing;
  /** Where pictures of payments lie; absent: in the rows of their top-ups. */
  receipts?: FileStore | undefined;
  /** Days after the decision that they are kept; absent: 90. */
  receiptDays?: number;
  /** Absent when no identity service is configured: Google sign-in then answers 503. */
  identity?: IdentityVerifier;
  sendSms: SendSms;
  sendMail: SendMail;
  queueMessage: QueueMessage;
  /** Absent: those of security §5.6. */
  smsRules?: SmsRules;
  /** Absent: no device gets notices, and the app does not offer it. */
  push?: PushService;
  money: MoneyMode;
  /** Where people reach the app, without a slash at the end: what mails and shared links name. */
  publicUrl: string;
  /** The streams of what moves; absent: `plus/live/` answers once. */
  live?: Live;
  /** Fresh random bytes. */
  random: (bytes: number) => Uint8Array;
  /** Writes one structured line for the operator. */
  log: (line: { level: 'info' | 'warn' | 'error'; message: string; [field: string]: unknown }) => void;
  /** Takes a line for each request; absent: there are none. */
  accessLog?: Deps['log'] | undefined;
  /** Absent: nobody counts. */
  metrics?: Metrics | undefined;
  /** Absent: nobody counts what happens on partners' pages. */
  partnerFigures?: PartnerFigures | undefined;
  /** Absent: nobody traces. */
  tracing?: Tracing | undefined;
  production: boolean;
  /** Compares every answer with its schema and turns a mismatch into a 500 that names the path: for tests. */
  checkResponses?: boolean;
}
