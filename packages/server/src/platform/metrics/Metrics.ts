/** How a message leaves. */
export type Channel = 'mail' | 'sms' | 'push';

/** What became of it; 'gone': the device that it was for does not exist any more. */
export type Delivery = 'sent' | 'failed' | 'gone';

/** What the server counts while it works. */
export interface Metrics {
  /** The head of an answer is made. `route` is the template, never what was asked for. */
  answered(request: { route: string; method: string; status: number; seconds: number }): void;
  /** A message was handed on, or could not be. */
  delivered(channel: Channel, delivery: Delivery): void;
  /** Watches work that repeats: its age counts from now on. Returns what each pass tells when it ends. */
  watchJob(name: string): (pass: { seconds: number; failed: boolean }) => void;
  /** Rooms that were due and that nothing had queued: the slow look at all of them found them. */
  unqueued(rooms: number): void;
}
