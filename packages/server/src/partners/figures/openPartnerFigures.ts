import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { startLoop } from '../../platform/jobs/startLoop';
import type { PageFigure, PartnerFigures, PartnerPage } from '../../platform/metrics/PartnerFigures';

/** Who comes back after half an hour is another visit. */
const VISIT_MS = 30 * 60_000;
/** More people at once are counted anew: memory is not a stranger's to fill. */
const MOST_VISITORS = 100_000;
/** Of a partner and a day: a page that makes up addresses fills no table. */
const MOST_PAGES = 200;

type Counted = { partner_id: number; page: string } & Record<PageFigure, number>;

/** Adds what was counted to the day's rows; pages above the limit are counted under none. */
async function add({ fresh }: Db, counted: readonly Counted[]): Promise<void> {
  await sql`
    insert into partner_page_day as d (partner_id, day, page, visits, sign_ins, joins, saves, refused, seen_at)
    select c.partner_id, t.day, c.page, c.visits, c.sign_ins, c.joins, c.saves, c.refused, app_now()
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as c(partner_id int, page text, visits int, sign_ins int, joins int, saves int, refused int)
    cross join (select (app_now() at time zone 'America/Lima')::date as day) t
    where exists (select from partner_page_day x where x.partner_id = c.partner_id and x.day = t.day and x.page = c.page)
      or (select count(*) from partner_page_day x where x.partner_id = c.partner_id and x.day = t.day) < ${MOST_PAGES}
    order by c.partner_id, c.page
    on conflict (partner_id, day, page) do update set visits = d.visits + excluded.visits,
      sign_ins = d.sign_ins + excluded.sign_ins, joins = d.joins + excluded.joins, saves = d.saves + excluded.saves,
      refused = d.refused + excluded.refused, seen_at = excluded.seen_at`.execute(fresh);
}

/** Counts in memory and adds to the database every few seconds, so that nobody waits for a row that all pages share. */
export function openPartnerFigures(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { now, everyMs = 5000 }: { now: () => string; everyMs?: number },
): PartnerFigures & { stop(): Promise<void> } {
  let counted = new Map<string, Counted>();
  const visitors = new Map<string, number>();

  function rowOf({ partnerId, page }: PartnerPage): Counted {
    const key = `${partnerId} ${page}`;
    const known = counted.get(key);
    if (known) return known;
    const row = { partner_id: partnerId, page, visits: 0, sign_ins: 0, joins: 0, saves: 0, refused: 0 };
    counted.set(key, row);
    return row;
  }

  function isNew(visitor: string): boolean {
    const at = Date.parse(now());
    const last = visitors.get(visitor);
    if (visitors.size >= MOST_VISITORS) visitors.clear();
    visitors.set(visitor, at);
    return last === undefined || at - last > VISIT_MS;
  }

  async function flush(): Promise<void> {
    const taken = counted;
    if (taken.size === 0) return;
    counted = new Map();
    try {
      await add(db, [...taken.values()]);
    } catch (error) {
      for (const { partner_id, page, ...figures } of taken.values()) {
        const row = rowOf({ partnerId: partner_id, page });
        for (const name of Object.keys(figures) as PageFigure[]) row[name] += figures[name];
      }
      throw error;
    }
  }

  const failed = (error: unknown) =>
    log({ level: 'warn', message: 'partners: figures wait to be written', error: String(error) });
  const loop = startLoop(flush, { everyMs, failed });
  return {
    count(page, figure) {
      rowOf(page)[figure] += 1;
    },
    visit(page, visitor) {
      rowOf(page).visits += isNew(`${page.partnerId} ${page.page} ${visitor}`) ? 1 : 0;
    },
    async stop() {
      await loop.stop();
      await flush().catch(failed);
    },
  };
}
