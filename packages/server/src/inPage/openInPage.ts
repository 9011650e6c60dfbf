import { outboxSenders } from '../platform/messages/outboxSenders';
import { accountsRoutes, sessionRoutes } from '../api/accountRoutes';
import { createServer, type Server } from '../createServer';
import { setClock } from '../platform/db/clock';
import { layPartner } from '../demo/partner/demoPartner';
import { partnerExample } from '../demo/partner/partnerExample';
import { seedDemo } from '../demo/seedDemo';
import { stepDemo } from '../demo/stepDemo';
import { readDemoSeason } from '../demo/season/demoSeason';
import type { Deps } from '../platform/deps';
import type { PartnerExample } from '../demo/partner/partnerExample';
import { startLive } from '../api/live/startLive';
import { DEVELOPMENT_KEY } from '../platform/sealing/encryptionConfig';
import { keyring } from '../platform/sealing/keyring';
import type { Live } from '../platform/live/Live';
import { gameRoutes } from '../api/routeGroups';
import { evening, type Evening, type PlayTo } from './evening';
import { openInPageDatabase } from './openInPageDatabase';
import { pbkdf2Hasher } from './pbkdf2Hasher';

/** What a page tells the server that runs inside it. */
export interface InPageSettings {
  /** The page's own origin: the demo's partner may stand on it. */
  origin: string;
  /** When every evening begins. */
  beginning: string;
  log: Deps['log'];
  /** Told whenever the server's clock has moved. */
  clockMoved: (now: string) => void;
}

/** The whole server with the demo season, inside a page: no network, no disk, a clock of its own. */
export interface InPage extends Server {
  /** Plays on; the clock stands still otherwise. */
  playOn(to: PlayTo): Promise<void>;
  /** Forgets everything and lays the season anew. */
  startAgain(): Promise<void>;
  /** What a partner's page shows. */
  partnerExample(): Promise<PartnerExample | null>;
}

const groups = [accountsRoutes, sessionRoutes, ...gameRoutes];

/** Opens the server and lays the demo season. */
export async function openInPage({ origin, beginning, log, clockMoved }: InPageSettings): Promise<InPage> {
  const { db, empty } = await openInPageDatabase();
  const random: Deps['random'] = (bytes) => crypto.getRandomValues(new Uint8Array(bytes));
  const deps: Deps = {
    db,
    hasher: pbkdf2Hasher(),
    sealing: keyring([DEVELOPMENT_KEY], random),
    ...outboxSenders(db),
    money: { mode: 'demo', licence: null },
    publicUrl: origin,
    random,
    log,
    production: false,
  };
  let current: { server: Server; live: Live; evening: Evening };

  async function lay(): Promise<void> {
    await setClock(db, { at: beginning, speed: 0 });
    await seedDemo(deps);
    await layPartner(db, origin);
    const demo = await readDemoSeason(db.fresh);
    if (demo) await stepDemo(db, demo, new Map());
    const live = await startLive({ db, log });
    current = {
      server: createServer({ ...deps, live }, { groups }),
      live,
      evening: await evening(db, { beginning, clockMoved }),
    };
    clockMoved(beginning);
  }

  await lay();
  return {
    fetch: (request, env) => current.server.fetch(request, env),
    async playOn(to) {
      const { live } = current;
      await current.evening.playOn(to);
      // A server asks the clock once a second and counts on by itself: this one has jumped.
      current.server = createServer({ ...deps, live }, { groups });
    },
    async startAgain() {
      current.live.close();
      await empty();
      await lay();
    },
    partnerExample: () => partnerExample({ db }),
  };
}
