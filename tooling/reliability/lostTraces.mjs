/**
 * What stands of each player in the tables that writes change, as one text: counts, coins, and what they chose. What
 * differs from player to player is left out: ids, names, and who is in a lineup, for the first is drawn.
 */
const TRACE = {
  entries: `select string_agg(r.kind || r.tipo || e.formation || e.version, ' ' order by e.id) from entry e join room r on r.id = e.room_id where e.user_id = u.id`,
  transactions: `select string_agg(t.kind, ' ' order by t.id) from ledger_tx t where exists (select from ledger_entry l join account a on a.id = l.account_id where l.tx_id = t.id and a.user_id = u.id)`,
  coins: `select string_agg(a.kind || a.balance, ' ' order by a.kind) from account a where a.user_id = u.id`,
  rooms: `select string_agg(r.kind || r.name || r.estado || r.max_players, ' ' order by r.id) from room r where r.owner_id = u.id`,
  markets: `select count(*) || ' of ' || coalesce(sum(m.alternatives), 0) from (select (select count(*) from alternative a where a.market_id = k.id) as alternatives from market k join room r on r.id = k.room_id where r.owner_id = u.id) m`,
  withdrawals: `select string_agg(w.estado || w.amount, ' ' order by w.id) from withdrawal w where w.user_id = u.id`,
  steps: `select count(*) from withdrawal_event v join withdrawal w on w.id = v.withdrawal_id where w.user_id = u.id`,
  deposits: `select string_agg(d.estado || (d.operation_number is not null), ' ' order by d.id) from deposit d where d.user_id = u.id`,
  lineups: `select string_agg(l.jornada || l.formation || l.version || ' ' || cardinality(l.players), ', ' order by l.id) from lineup l join entry e on e.id = l.entry_id where e.user_id = u.id`,
  lineupVersions: `select count(*) from lineup_version v join lineup l on l.id = v.lineup_id join entry e on e.id = l.entry_id where e.user_id = u.id`,
  answers: `select string_agg(a.alternative_id::text, ' ' order by a.market_id) from answer a join entry e on e.id = a.entry_id where e.user_id = u.id`,
  answerVersions: `select count(*) from answer_version v join entry e on e.id = v.entry_id where e.user_id = u.id`,
  clutch: `select string_agg(c.goals_local || '-' || c.goals_visit || ' ' || c.minute, ' ') from clutch_answer c join entry e on e.id = c.entry_id where e.user_id = u.id`,
  clutchVersions: `select count(*) from clutch_version v join entry e on e.id = v.entry_id where e.user_id = u.id`,
  account: `select concat_ws(' ', u.local_contry, u.avatar_item, u.username like 'renombrado%', u.consented_at is not null, u.deleted_at is not null)`,
  sessions: `select count(*) filter (where s.revoked_at is null) || ' of ' || count(*) || ', signed in anew ' || count(*) filter (where s.auth_at > app_now() - interval '12 hours') from session s where s.user_id = u.id`,
  limits: `select concat_ws(' ', l.deposit_day, l.reminder_min, l.pending is null, l.pause_until is not null) from play_limit l where l.user_id = u.id`,
  items: `select string_agg(i.item_id::text || ' for ' || i.paid, ' ' order by i.item_id) from user_item i where i.user_id = u.id`,
  worn: `select string_agg(q.item_id::text, ' ' order by q.item_id) from user_equipped q where q.user_id = u.id`,
  notices: `select string_agg(n.kind || (n.read_at is not null), ' ' order by n.id) from notification n where n.user_id = u.id`,
  reactions: `select string_agg(r.room_id || r.emoji, ' ' order by r.room_id) from reaction r where r.user_id = u.id`,
  groups: `select string_agg(concat_ws(' ', g.name, g.crest, g.counts, g.owner_id = u.id, g.cod_access like 'OWN%', (select count(*) from group_season s where s.group_id = g.id), (select count(*) from group_member x where x.group_id = g.id and x.left_at is null), (select count(*) from group_room r where r.group_id = g.id), m.left_at is null), ', ' order by g.id) from group_member m join friend_group g on g.id = m.group_id where m.user_id = u.id`,
  posts: `select string_agg(concat_ws(' ', p.kind, p.text, p.hidden, (select count(*) from group_reaction r where r.post_id = p.id), (select count(*) from group_report r where r.post_id = p.id)), ', ' order by p.id) from group_post p join group_member m on m.group_id = p.group_id where m.user_id = u.id`,
  groupMutes: `select count(*) from group_mute x where x.user_id = u.id`,
  mutes: `select string_agg(m.kind, ' ' order by m.kind) from notification_mute m where m.user_id = u.id`,
  quiet: `select string_agg(concat_ws(' ', h.from_hour, h.until_hour, h.zone), ' ') from quiet_hours h where h.user_id = u.id`,
  calendars: `select count(*) from calendar_link c where c.user_id = u.id`,
  devices: `select count(*) from push_subscription p where p.user_id = u.id`,
  grants: `select count(*) filter (where g.ended_at is null) || ' of ' || count(*) from embed_grant g where g.user_id = u.id`,
  consoles: `select string_agg(array_to_string(p.origins, ' '), ', ' order by p.id) from partner_member m join partner p on p.id = m.partner_id where m.user_id = u.id`,
  webhooks: `select count(*) filter (where w.ended_at is null) from partner_member m join webhook w on w.partner_id = m.partner_id where m.user_id = u.id`,
  deliveries: `select count(d.delivered_at) || ' of ' || count(*) from partner_member m join webhook w on w.partner_id = m.partner_id join webhook_delivery d on d.webhook_id = w.id where m.user_id = u.id`,
  promos: `select sum(p.times) from promo_use p where p.user_id = u.id`,
  quests: `select count(*) from quest_claim c where c.user_id = u.id`,
  xp: `select string_agg(x.reason || x.xp, ' ' order by x.id) from xp_event x where x.user_id = u.id`,
};

const columns = Object.entries(TRACE).map(([name, one]) => `(${one})::text as "${name}"`);

/**
 * The traces of players, by player.
 * @param {import('../rig/seedGame.mjs').Query} query
 * @param {import('../rig/seedGame.mjs').Person[]} players one after the other
 */
export async function traces(query, players) {
  const range = [players[0].id, players.at(-1).id];
  const rows = await query(`select u.id, ${columns.join(', ')} from app_user u where u.id between $1 and $2`, range);
  return new Map(rows.map(({ id, ...trace }) => [id, trace]));
}

/**
 * What a write has changed, as one text.
 * @param {Record<string, string | null>} before
 * @param {Record<string, string | null>} after
 */
export const changed = (before, after) =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name]} -> ${after[name]}`)
    .join('; ');
