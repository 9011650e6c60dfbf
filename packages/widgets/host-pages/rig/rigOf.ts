import { afterAll, beforeAll, inject } from 'vitest';
import { RESERVE_CSS, type HostFacts } from './hosts';
import { openHostSite, type HostSite } from './hostServer';
import { partnerFacts } from './partnerFacts';

/** What every test of a partner's page needs: there from the first test of its file to the last. */
export interface Rig {
  /** A partner's site, on an origin of its own. */
  site: HostSite;
  facts: HostFacts;
}

/** Opens a partner's site with the line of CSS that keeps a panel's place, and closes it at the end. */
export function rigOf(): Rig {
  const rig = {} as Rig;
  beforeAll(async () => {
    rig.site = await openHostSite();
    rig.site.put('/reserve.css', { html: RESERVE_CSS, type: 'text/css' });
    rig.facts = await partnerFacts(inject('ours'));
  });
  afterAll(async () => {
    await rig.site.close();
  });
  return rig;
}
