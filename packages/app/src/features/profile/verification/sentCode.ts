/** A code on its way to a phone. */
export interface SentCode {
  phone: string;
  /** The phone as the server names it, '*** *** 321'; null when the player says that the code is already there. */
  masked: string | null;
  /** When the next one may be asked for. */
  resendAt: string;
}
