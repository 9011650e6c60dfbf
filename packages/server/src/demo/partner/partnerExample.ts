import type { Deps } from '../../platform/deps';
import type { PartnerExample } from '../../api/pages/partnerRoutes';
import { DEMO_PARTNER } from './demoPartner';
import { partnerRoom } from './partnerRoom';

/** What the example pages show now; null while none of their rooms is open. */
export async function partnerExample({ db }: Pick<Deps, 'db'>): Promise<PartnerExample | null> {
  const predi = await partnerRoom(db.read);
  return predi === null ? null : { key: DEMO_PARTNER.key, predi };
}
