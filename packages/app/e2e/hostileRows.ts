import { onEmbedded } from '../../../tooling/rig/world.mjs';

/** Columns whose text players, readers of partners' pages or staff see. What the database refuses to hold is not among them. */
const SHOWN: Record<string, readonly string[]> = {
  adjustment: ['reason'],
  alternative: ['answer'],
  app_user: ['username'],
  audit: ['actor', 'action', 'target', 'reason'],
  banner: ['title', 'alt', 'image', 'link', 'action'],
  content_entry: ['title', 'html'],
  criterio: ['title', 'link'],
  event: ['name', 'image'],
  incident: ['detail'],
  item: ['name', 'unlock_hint'],
  jornada: ['name'],
  league: ['name', 'logo', 'season'],
  ledger_tx: ['label'],
  market: ['question'],
  match_check: ['sentence'],
  match_event: ['player_name'],
  match_version: ['actor', 'reason'],
  notification: ['title', 'body', 'link'],
  offer: ['name'],
  pack: ['label'],
  partner: ['name'],
  player: ['full_name', 'short_name', 'condition_note', 'contry', 'avatar'],
  promo: ['label'],
  quest: ['title', 'description'],
  room: ['name', 'cancel_reason'],
  team: ['name', 'short', 'logo'],
};

/** Rows of the desk that a demo season does not bring. */
const MADE = [
  `insert into audit (actor, action, target) select 'x', 'x', 'x' from generate_series(1, 20)`,
  `insert into incident (room_id, kind, fact, due_at)
   select id, 'pago_atrasado', 'hostile:' || id, app_now() from room where estado = 'pagada' limit 3`,
  `insert into promo (code, type, coins, label) values ('HOSTIL', 'bono', 1, 'x')`,
  `insert into adjustment (user_id, purse, amount, reason, estado) select id, 'user:bono', 1, 'x', 'pendiente' from app_user limit 3`,
];

const marked = (column: string, first: number) =>
  `left(coalesce(x.${column}, ''), 10) || ' ¤' || (${first} + n.at) || '¤ ' || ($1::text[])[1 + (${first} + n.at) % cardinality($1::text[])]`;

/** The numbers of the texts in a page. */
export const marksIn = (text: string): number[] => [...text.matchAll(/¤(\d+)¤/g)].map(([, mark]) => Number(mark));

/** A column, and the numbers of its texts: from `first` on, before `end`. */
export interface HostileColumn {
  column: string;
  first: number;
  end: number;
}

/**
 * Puts a fragment and a number into every text that is shown, past all checks of the server, into the data of one that is
 * not running: as an import would leave it that checks nothing. Returns what stands where.
 */
export function writeHostileRows(dataDir: string, fragments: readonly string[]): Promise<HostileColumn[]> {
  // PostgreSQL has no text with a null character.
  const texts = fragments.map((fragment) => fragment.replaceAll('\u0000', ''));
  return onEmbedded(dataDir, async (query) => {
    for (const statement of MADE) await query(statement);
    // History is frozen by triggers.
    await query(`set session_replication_role = replica`);
    const written: HostileColumn[] = [];
    let first = 0;
    for (const [table, columns] of Object.entries(SHOWN))
      for (const column of columns) {
        const rows = await query(
          `update ${table} x set ${column} = ${marked(column, first)}
           from (select ctid, row_number() over () - 1 as at from ${table}) n where n.ctid = x.ctid returning 1`,
          [texts],
        );
        written.push({ column: `${table}.${column}`, first, end: first + rows.length });
        first += rows.length;
      }
    return written;
  });
}
