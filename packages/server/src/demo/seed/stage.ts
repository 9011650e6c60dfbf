import type { Db } from '../../platform/db/database';
import type { DemoWorld } from '../season/demoSeason';
import type { OfferKey } from './layOffers';
import type { DemoPeople } from './layPeople';

/** What the first scene is laid on. */
export interface Stage {
  db: Db;
  world: DemoWorld;
  people: DemoPeople;
  offers: Readonly<Record<OfferKey, number>>;
}
