import type { Db } from '../../platform/db/database';
import type { DemoSeason } from '../season/demoSeason';
import type { OfferKey } from './layOffers';
import type { DemoPeople } from './layPeople';

/** What the first scene is laid on. */
export interface Stage {
  db: Db;
  demo: DemoSeason;
  people: DemoPeople;
  offers: Readonly<Record<OfferKey, number>>;
}
