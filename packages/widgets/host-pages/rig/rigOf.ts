import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { RESERVE_CSS, type HostFacts } from './hosts';
import { openHostSite, type HostSite } from './hostServer';
import { partnerFacts } from './partnerFacts';
import { launch } from './visitor';

/** What every test of a partner's page needs: there from the first test of its file to the last. */
export interface Rig {
  browser: Browser;
  /** A partner's site, on an origin of its own. */
  site: HostSite;
  facts: HostFacts;
}

/** Opens a browser and a partner's site with the line of CSS that keeps a panel's place, and closes both at the end. */
export function rigOf(): Rig {
  const rig = {} as Rig;
  beforeAll(async () => {
    rig.browser = await launch();
    rig.site = await openHostSite();
    rig.site.put('/reserve.css', { html: RESERVE_CSS, type: 'text/css' });
    rig.facts = await partnerFacts(inject('ours'));
  });
  afterAll(async () => {
    await rig.browser.close();
    await rig.site.close();
  });
  return rig;
}
