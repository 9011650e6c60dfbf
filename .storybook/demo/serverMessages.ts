import type { PartnerExample } from '../../packages/server/src/demo/partner/partnerExample';
import type { PlayTo } from '../../packages/server/src/inPage/evening';

type HeaderList = [name: string, value: string][];

/** A request as it travels to the worker. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: HeaderList;
  body: ArrayBuffer | null;
}

/** The head of an answer; its body follows in pieces. */
export interface WireHead {
  status: number;
  headers: HeaderList;
}

/** What can be asked besides requests, with what is answered. */
export interface Errands {
  open: (beginning: string) => void;
  playOn: (to: PlayTo) => void;
  startAgain: () => void;
  partnerExample: () => PartnerExample | null;
}

type Errand = { [Name in keyof Errands]: { ask: Name; args: Parameters<Errands[Name]> } }[keyof Errands];

/** What a page asks of the worker; `id` is that of the answer. */
export type ToWorker = { id: number } & (
  | Errand
  | { ask: 'fetch'; request: WireRequest }
  /** Nobody waits for this answer any more. */
  | { ask: 'leave' }
);

/** What the worker sends to the page. */
export type FromWorker =
  /** The server's clock stands here now. */
  | { type: 'clock'; now: string }
  | ({ id: number } & (
      | { type: 'done'; value: unknown }
      | { type: 'failed'; sentence: string }
      | { type: 'head'; head: WireHead }
      | { type: 'piece'; bytes: Uint8Array<ArrayBuffer> }
    ));
