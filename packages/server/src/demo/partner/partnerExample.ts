import type { Deps } from '../../platform/deps';
import { DEMO_PARTNER } from './demoPartner';
import { partnerRoom } from './partnerRoom';

/** What the example pages are filled with: the partner that they speak for and rooms that are open today. */
export interface PartnerExample {
  /** The partner's publishable key. */
  key: string;
  /** A prediction room that stays open for a day. */
  predi: number;
}

/** Returns what the example pages show now; null while none of their rooms is open. */
export async function partnerExample({ db }: Pick<Deps, 'db'>): Promise<PartnerExample | null> {
  const predi = await partnerRoom(db.fresh);
  return predi === null ? null : { key: DEMO_PARTNER.key, predi };
}
