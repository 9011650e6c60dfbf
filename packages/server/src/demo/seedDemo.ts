import { sql } from 'kysely';
import { appNow } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import { DEMO_ACCOUNTS } from './season/demoAccounts';
import { backstage, type SetTime } from './seed/backstage';
import { layCatalogue } from './seed/layCatalogue';
import { layHome } from './seed/layHome';
import { layItems } from './seed/layItems';
import { layOffers } from './seed/layOffers';
import { layPeople, type DemoSecrets } from './seed/layPeople';
import { layQuest } from './seed/layQuest';
import { layStory, type Story } from './seed/layStory';
import { oneTransaction } from './seed/oneTransaction';
import type { Stage } from './seed/stage';
import { generateSeason, PLAYED_BEFORE } from './seed/generateSeason';
import { anchorOf, jornadaStart } from './season/schedule';
import type { DemoSetting } from './season/demoSeason';

/** The seed of the season that everybody gets: at the first start its best clubs are on the pitch. */
export const DEMO_SEED = 2379;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What is laid besides, once the story is told. */
export type Further = (stage: Stage, story: Story, times: { anchor: number; at: SetTime }) => Promise<void>;

/**
 * Lays the demo season, once per database: the league, its people, the rooms that are settled, in play and open, and the
 * front page; for a server that serves more than the game's own calls, what belongs to that. All of it is one transaction: a start that is cut short leaves nothing behind, and a second one waits.
 */
export async function seedDemo(
  { db, hasher, sealing }: Pick<Deps, 'db' | 'hasher' | 'sealing'>,
  further: readonly Further[] = [],
): Promise<void> {
  if (await isLaid(db)) return;
  const hashes = {
    player: await hasher.hash(DEMO_ACCOUNTS.player.password),
    operator: await hasher.hash(DEMO_ACCOUNTS.operator.password),
  };
  await db.tx(async (tx) => {
    const inside = oneTransaction(db.engine, tx);
    // Whoever comes second waits until all of it is there.
    await sql`set local lock_timeout = '2min'`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('arma11 demo season'))`.execute(tx);
    if (!(await isLaid(inside))) await lay(inside, { sealing, seed: DEMO_SEED, hashes }, further);
  });
}

async function isLaid({ fresh }: Db): Promise<boolean> {
  return (await fresh.selectFrom('setting').select('key').where('key', '=', 'demo').executeTakeFirst()) !== undefined;
}

async function lay(db: Db, secrets: DemoSecrets, further: readonly Further[]): Promise<void> {
  const anchor = anchorOf(await appNow(db.fresh));
  const { player, story } = await backstage(db, (at) => layScene(db, { ...secrets, anchor, further }, at));
  await db.tx(layHome);
  await db.tx((tx) => layQuest(tx, player, story));
  await db.tx((tx) => layItems(tx, player));
}

async function layScene(
  db: Db,
  { anchor, further, ...secrets }: DemoSecrets & { anchor: number; further: readonly Further[] },
  at: SetTime,
): Promise<{ player: number; story: Story }> {
  const { seed } = secrets;
  const generated = generateSeason(seed, anchor);
  // Results are known from their day on: the past is written on the eve of what is played here.
  await at(jornadaStart(anchor, PLAYED_BEFORE + 1) - HOUR);
  const leagueId = await layCatalogue(db, generated);
  await at(jornadaStart(anchor, 1) - DAY);
  const people = await db.tx((tx) => layPeople(tx, secrets));
  const offers = await db.tx((tx) => layOffers(tx, leagueId));
  const demo = { league: generated.league, leagueId, season: generated.feed.season };
  const stage: Stage = { db, demo, people, offers };
  const story = await layStory(stage, anchor, at);
  for (const more of further) await more(stage, story, { anchor, at });
  const setting: DemoSetting = { seed, anchor: new Date(anchor).toISOString(), league_id: leagueId };
  await db.fresh
    .insertInto('setting')
    .values({ key: 'demo', value: JSON.stringify(setting) })
    .execute();
  return { player: people.player, story };
}
