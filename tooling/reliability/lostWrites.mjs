// Long: a row for each write of the contract.
import { createHash, randomBytes } from 'node:crypto';
import { call } from '../rig/call.mjs';
import { JOIN } from '../rig/rooms.mjs';

/**
 * What a player writes, and what is needed before.
 * @typedef {object} LostWrite
 * @property {(scene: any, player: import('../rig/seedGame.mjs').Person) => Promise<any>} [before] by calls
 * @property {(query: import('../rig/seedGame.mjs').Query, players: number[]) => Promise<unknown>} [ready] by SQL, for all its
 *   players, after `before`
 * @property {(scene: any, player: import('../rig/seedGame.mjs').Person, prepared: any) => { params?: Record<string, unknown>, body?: unknown, token?: string, headers?: Record<string, string> }} write
 * @property {string} [unkept] why its answer is not kept under the key
 * @property {true} [ends] it ends the session that it is asked with, so that nobody can ask again
 * @property {true} [idle] what it makes is there already
 */

/** Calls that write and promise nothing about being repeated, and why. */
export const apart = {
  'accounts.login': 'it opens a session at each try',
  'accounts.loginGoogle': 'it opens a session at each try',
  'accounts.register': 'nobody is signed in; the name and the address are taken once',
  'accounts.forgotPassword': 'nobody is signed in; it mails again',
  'accounts.resetPassword': 'nobody is signed in; its token is spent once',
  'accounts.verifyPhone': 'it sends a message at each try, as far as the limits go',
  'accounts.logout': 'there is nothing left to end',
  'accounts.support': 'anybody may write, and again',
  'partners.token': 'nobody is signed in; what it is asked with is spent once',
  ...Object.fromEntries(
    'giveCode askPasskey givePasskey beginTotp confirmTotp removeTotp beginPasskey addPasskey removePasskey renewRecovery'
      .split(' ')
      .map((name) => [`secondFactor.${name}`, 'it is of staff, and tells secrets once: none is kept under a key']),
  ),
  'notifications.makeCalendar': 'it tells an address once: none is kept under a key',
  'console.renewSecret': 'it tells a secret once: none is kept under a key',
  'console.createWebhook': 'it tells a secret once: none is kept under a key',
  'console.createTestPlayer': 'it tells a password once: none is kept under a key',
  'console.renewTestPassword': 'it tells a password once: none is kept under a key',
};

export const PASSWORD = 'una-clave-larga-11';
export const PARTNER = { key: 'pk_DiarioDelBanco00000AAA', origin: 'https://diario.example' };
export const CODES = { compe: 'EVENT65432', predi: 'EVENT23456' };
export const codeOf = (player) => `RGB${String(player.id).padStart(6, '0')}`;
export const invitationOf = (player) => String(player.id).padStart(43, '0');
export const webhookOf = (player) => `wh_${String(player.id).padStart(16, '0')}`;
export const newKey = () => randomBytes(16).toString('hex');

const NO_LIMITS = { deposit_day: null, deposit_week: null, deposit_month: null, entries_week: null };
const LIMITS = { ...NO_LIMITS, fee_max: null, loss_month: null, reminder_min: 60 };
const PAYOUT = { provider: 'yape', destination: '987654321', holder_name: 'Rosa Quispe', doc_number: '12345678' };
/** The keys of RFC 8291's example. */
const DEVICE = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const device = ({ id }) => ({ endpoint: `https://fcm.googleapis.com/fcm/send/rig-${id}`, keys: DEVICE });

/**
 * Asks for what a write needs before, and fails where it is refused.
 * @param {any} scene
 * @param {{ token?: string }} player
 * @param {string} path
 * @param {{ method?: string, body?: unknown, headers?: Record<string, string> }} sent
 */
const must = async (scene, player, path, { method = 'POST', body, headers }) => {
  const key = method === 'GET' ? undefined : newKey();
  const answer = await call(scene.address(), path, { token: player.token, method, body, key, headers });
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status ?? answer.lost}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const post = (scene, player, path, body) => must(scene, player, path, { body });
const get = (scene, player, path) => must(scene, player, path, { method: 'GET' });

const privateRoom = ({ league }) => ({
  name: 'Los del banco',
  league_unique: league,
  jornada: 1,
  amount_ins: 20,
  max_players: 8,
});
const privatePredi = ({ matches }) => ({ name: 'La polla', amount_ins: 20, max_players: 8, matches });
const selections = ({ matches }, kinds) => matches.map((match) => ({ match, kinds }));

const join = (scene, player) => post(scene, player, JOIN, { sala: scene.lineups });
const joinPredi = (scene, player) => post(scene, player, 'predi/ins-predi/ins-user/', { predi: scene.predictions });
const ownRoom = (scene, player) => post(scene, player, 'sala/create/private-sala/', privateRoom(scene));
const ownPredi = async (scene, player) =>
  (await post(scene, player, 'predi/sala/create-private/', privatePredi(scene))).predi;
const topUp = async (scene, player) =>
  (await post(scene, player, 'plus/deposits/', { recarga: scene.pack, provider: 'yape' })).deposit;

const lineupOf = (scene, player, ins) => get(scene, player, `compe/compe-lienup/get-lineup-compe/${ins}/`);
/** Their first forward, and a forward who does not play. */
async function substitution(scene, player) {
  const { ins_user } = await join(scene, player);
  const lineup = await lineupOf(scene, player, ins_user);
  const path = `salas/player-sala/list/player-by-position/?sala=${scene.lineups}&position=3`;
  const instead = (await get(scene, player, path)).find(({ in_lineup }) => !in_lineup).id;
  return { ins_user, lineup, forward: lineup.delanteros[0], instead };
}

/** What a partner's page shows when its window opens. */
function signIn() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: randomBytes(16).toString('base64url'), verifier, challenge };
}
async function granted(scene, player) {
  const { state, verifier, challenge } = signIn();
  await post(scene, player, 'plus/embed/grants/', { ...PARTNER, state, challenge });
  const body = { key: PARTNER.key, state, verifier };
  return must(scene, {}, 'plus/embed/token/', { body, headers: { origin: PARTNER.origin } });
}

/** The code of the group that waits for a player: of letters alone, none of which looks like a digit. */
export const groupCodeOf = ({ id }) => {
  const letters = 'ABCDEFGHJK';
  return `RGBC${String(id)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => letters[Number(digit)])}`;
};

const OWN_GROUP = { name: 'Los del banco', crest: 2, counts: 'both' };
/** A group that the player leads. */
const ownGroup = async (scene, player) => ({ group: (await post(scene, player, 'plus/groups/', OWN_GROUP)).id });
/** A group that somebody else leads, which the player is in. */
const joinedGroup = async (scene, player) => ({
  group: (await post(scene, player, 'plus/groups/join/', { code: groupCodeOf(player) })).id,
});
/** The post of whoever leads it. */
const theirPost = async (scene, player) => {
  const { group } = await joinedGroup(scene, player);
  const { posts } = await get(scene, player, `plus/groups/${group}/wall/`);
  return { group, post: posts.find(({ kind }) => kind === 'words').id };
};

/** The partner that a player works for. */
const ownPartner = async (scene, player) => (await get(scene, player, 'plus/console/partners/'))[0].partner;

/** @type {Record<string, LostWrite>} */
export const writes = {
  'accounts.updateData': { write: (_, { id }) => ({ params: { id }, body: { id, local_contry: 'USD' } }) },
  'accounts.updateProfile': {
    write: (_, { id }) => ({ body: { id, username: `renombrado${id}`, phone: null, is_reset: false } }),
  },
  'accounts.useCode': { write: (_, player) => ({ body: { code_promo: codeOf(player) } }) },
  'accounts.updateAvatar': { write: ({ avatar }) => ({ body: { item: avatar } }) },
  'accounts.consent': {
    ready: (query, ids) => query('update app_user set consented_at = null where id = any($1::int[])', [ids]),
    write: () => ({ body: { birth_date: '1990-04-15', accept_terms: true, accept_privacy: true } }),
  },
  'accounts.reauth': {
    ready: (query, ids) =>
      query(`update session set auth_at = app_now() - interval '1 day' where user_id = any($1::int[])`, [ids]),
    write: () => ({ body: { password: PASSWORD } }),
  },
  'accounts.endSession': {
    ready: signedIn,
    before: async (scene, player) => (await get(scene, player, 'plus/users/me/sessions/')).find((s) => !s.current),
    write: (_, __, { id }) => ({ params: { id } }),
  },
  'accounts.deleteAccount': {
    ends: true,
    ready: (query, ids) => takeBack(query, ids),
    write: () => ({ body: { password: PASSWORD } }),
  },
  'quests.payQuest': {
    ready: (query, ids) =>
      query(
        `insert into criterio_step (user_id, criterio_id, period, ref)
         select u.id, c.id, date_trunc('week', app_now() at time zone 'America/Lima')::date, 'rig'
         from app_user u, criterio c where u.id = any($1::int[])`,
        [ids],
      ),
    write: ({ quest }) => ({ body: { quest } }),
  },
  'compe.registerSala': { write: ({ lineups }) => ({ body: { sala: lineups } }) },
  'compe.registerPrivate': { write: () => ({ body: { sala: CODES.compe } }) },
  'compe.joinCasual': { write: ({ casuals }, { id }) => ({ params: { sala: casuals[id % casuals.length] } }) },
  'compe.generateLineup': {
    before: join,
    ready: (query, ids) =>
      query('delete from lineup where entry_id in (select id from entry where user_id = any($1::int[]))', [ids]),
    write: (_, __, { ins_user }) => ({ params: { a: ins_user, b: 1 }, body: {} }),
  },
  'compe.basicUpdate': {
    before: substitution,
    write: (_, __, { forward, instead }) => ({ params: { id: forward.id }, body: { player_lineup: instead } }),
  },
  'compe.updateFormation': {
    before: join,
    write: (_, __, { ins_user }) => ({ params: { id: ins_user }, body: { formation: '433' } }),
  },
  'compe.saveLineup': {
    before: substitution,
    write: (_, __, { ins_user, lineup, forward, instead }) => {
      const { porteros, defensas, mediocampistas, delanteros, entrenadores } = lineup;
      const players = [porteros, defensas, mediocampistas, delanteros, entrenadores]
        .flat()
        .map(({ id, player }, slot) => ({ slot, player: id === forward.id ? instead : player.id }));
      return { params: { ins: ins_user }, body: { jornada: 1, formation: lineup.formation, players } };
    },
  },
  'compe.autofill': {
    before: async (scene, player) => {
      const { ins_user, forward, instead } = await substitution(scene, player);
      await must(scene, player, `compe/update/basic-update-compe/${forward.id}/`, {
        method: 'PATCH',
        body: { player_lineup: instead },
      });
      return { ins_user };
    },
    write: (_, __, { ins_user }) => ({ params: { ins: ins_user }, body: { keep: [0] } }),
  },
  'compe.copyLineup': {
    before: async (scene, player) => {
      const { ins_user } = await join(scene, player);
      const other = await post(scene, player, JOIN, { sala: scene.others });
      await post(scene, player, `compe/compe-lienup/update-lineup-formation/${other.ins_user}/`, { formation: '433' });
      return { ins: ins_user, from_ins: other.ins_user };
    },
    write: (_, __, { ins, from_ins }) => ({ params: { ins }, body: { from_ins } }),
  },
  'salas.createPrivate': { write: (scene) => ({ body: privateRoom(scene) }) },
  'salas.generatePlayers': {
    idle: true,
    before: ownRoom,
    write: (_, __, { sala }) => ({ params: { a: sala.id, b: 1 } }),
  },
  'salas.update': {
    before: ownRoom,
    write: (_, __, { sala }) => ({ params: { sala: sala.id }, body: { name: 'Los del barrio' } }),
  },
  'salas.leave': { before: join, write: ({ lineups }) => ({ params: { kind: 'compe', id: lineups } }) },
  'predi.createPrivate': { write: (scene) => ({ body: privatePredi(scene) }) },
  'predi.updateData': {
    before: ownPredi,
    write: (_, __, { id }) => ({ params: { id }, body: { name: 'La polla del barrio' } }),
  },
  'predi.registerPredictions': {
    before: ownPredi,
    write: (scene, _, { id }) => ({ body: { predi: id, selections: selections(scene, ['1x2', 'goles']) } }),
  },
  'predi.saveAnswers': {
    before: async (scene, player) => {
      await joinPredi(scene, player);
      return get(scene, player, `predi-partidos/list/match-sala/${scene.predictions}/`);
    },
    write: ({ predictions }, _, matches) => ({
      body: matches.map(({ answers: [{ id, id_match_prediction }] }) => ({
        alternative: id,
        predi: predictions,
        match_prediction: id_match_prediction,
      })),
    }),
  },
  'predi.join': { write: ({ predictions }) => ({ body: { predi: predictions } }) },
  'predi.joinEvent': { write: () => ({ body: { code: CODES.predi } }) },
  'predi.makeScores': {
    before: async (scene, player) => {
      const { id } = await ownPredi(scene, player);
      const path = 'predi-partidos/match-predi-select/register/predictions/';
      await post(scene, player, path, { predi: id, selections: selections(scene, ['marcador']) });
      await post(scene, player, 'predi/ins-predi/ins-user/', { predi: id });
      const [match] = await get(scene, player, `predi-partidos/list/match-sala/${id}/`);
      return { predi: id, market: match.answers[0].id_match_prediction };
    },
    write: (_, __, { predi, market }) => ({
      params: { predi },
      body: [{ match_prediction: market, goals_local: 7, goals_visit: 6 }],
    }),
  },
  'predi.saveClutch': {
    before: joinPredi,
    write: ({ predictions }) => ({
      params: { predi: predictions },
      body: { goals_local: 2, goals_visit: 1, minute: 23 },
    }),
  },
  'wallet.createDeposit': { write: ({ pack }) => ({ body: { recarga: pack, provider: 'yape' } }) },
  'wallet.payDeposit': {
    before: topUp,
    write: (_, player, { id }) => {
      const body = new FormData();
      body.set('operation_number', String(player.id).padStart(8, '0'));
      body.set('paid_at', new Date(Date.now() - 60_000).toISOString());
      return { params: { id }, body };
    },
  },
  'wallet.cancelDeposit': { before: topUp, write: (_, __, { id }) => ({ params: { id } }) },
  'wallet.createWithdrawal': { write: () => ({ body: { amount: 200, ...PAYOUT } }) },
  'wallet.cancelWithdrawal': {
    before: async (scene, player) =>
      (await post(scene, player, 'plus/withdrawals/', { amount: 200, ...PAYOUT })).withdrawal,
    write: (_, __, { id }) => ({ params: { id } }),
  },
  'wallet.saveLimits': { write: () => ({ body: { limits: { ...LIMITS, deposit_day: 500 } } }) },
  'wallet.confirmLimits': {
    before: (scene, player) => must(scene, player, 'plus/limits/', { method: 'PUT', body: { limits: LIMITS } }),
    ready: (query, ids) =>
      query(`update play_limit set effective_at = app_now() - interval '1 minute' where user_id = any($1::int[])`, [
        ids,
      ]),
    write: () => ({}),
  },
  'wallet.pausePlay': { write: () => ({ body: { kind: 'pausa', days: 7 } }) },
  'items.buy': { write: ({ sold }) => ({ params: { id: sold } }) },
  'items.equip': { write: ({ avatar }) => ({ params: { id: avatar } }) },
  'groups.create': { write: () => ({ body: OWN_GROUP }) },
  'groups.join': { write: (_, player) => ({ body: { code: groupCodeOf(player) } }) },
  'groups.change': {
    before: ownGroup,
    write: (_, __, params) => ({ params, body: { name: 'Los mismos', crest: 7 } }),
  },
  'groups.renewCode': {
    before: ownGroup,
    ready: (query, ids) =>
      query(`update friend_group set cod_access = 'OWN' || cod_access where owner_id = any($1::int[])`, [ids]),
    write: (_, __, params) => ({ params }),
  },
  'groups.newSeason': { before: ownGroup, write: (_, __, params) => ({ params }) },
  'groups.removeMember': {
    before: joinedGroup,
    write: (_, { id: user }, { group }) => ({ params: { group, user } }),
  },
  'groups.addRoom': {
    before: async (scene, player) => ({
      ...(await ownGroup(scene, player)),
      room: (await ownRoom(scene, player)).sala.id,
    }),
    write: (_, __, params) => ({ params }),
  },
  'groups.write': { before: ownGroup, write: (_, __, params) => ({ params, body: { text: 'Este domingo ganamos' } }) },
  'groups.erase': {
    before: async (scene, player) => {
      const { group } = await ownGroup(scene, player);
      const { id } = await post(scene, player, `plus/groups/${group}/wall/`, { text: 'Me equivoqué' });
      return { group, post: id };
    },
    write: (_, __, params) => ({ params }),
  },
  'groups.react': { before: theirPost, write: (_, __, params) => ({ params, body: { emoji: '👏' } }) },
  'groups.report': { before: theirPost, write: (_, __, params) => ({ params, body: { reason: 'spam' } }) },
  'groups.mute': {
    before: async (scene, player) => {
      const { group } = await joinedGroup(scene, player);
      const { owner } = await get(scene, player, `plus/groups/${group}/`);
      return { group, user: owner.id };
    },
    write: (_, __, params) => ({ params, body: { muted: true } }),
  },
  'reactions.react': { write: ({ lineups }) => ({ params: { kind: 'compe', id: lineups }, body: { emoji: '🔥' } }) },
  'notifications.markRead': {
    ready: (query, ids) =>
      query(
        `insert into notification (user_id, kind, ref, title, body, link)
         select id, 'sistema', 'rig', 'Hola', 'Bienvenida', '/play' from app_user where id = any($1::int[])`,
        [ids],
      ),
    write: () => ({ body: {} }),
  },
  'notifications.savePrefs': {
    before: (scene, player) => get(scene, player, 'plus/notifications/prefs/'),
    write: (_, __, { prefs }) => ({
      body: { prefs: prefs.filter(({ fixed }) => !fixed).map(({ kind }) => ({ kind, enabled: false })) },
    }),
  },
  'notifications.saveQuietHours': {
    write: () => ({ body: { quiet_hours: { from: '22:00', until: '08:00', zone: 'America/Lima' } } }),
  },
  'notifications.endCalendar': {
    before: (scene, player) => post(scene, player, 'plus/notifications/calendar/', {}),
    write: () => ({}),
  },
  'notifications.savePush': { write: (_, player) => ({ body: device(player) }) },
  'notifications.endPush': {
    before: (scene, player) => post(scene, player, 'plus/notifications/push-subscription/', device(player)),
    write: (_, __, { id }) => ({ params: { id } }),
  },
  'partners.grant': {
    unkept: 'the answer names the sign-in',
    before: async () => signIn(),
    write: (_, __, { state, challenge }) => ({ body: { ...PARTNER, state, challenge } }),
  },
  'partners.endGrant': {
    before: async (scene, player) => {
      await granted(scene, player);
      return (await get(scene, player, 'plus/embed/grants/'))[0];
    },
    write: (_, __, { id }) => ({ params: { id } }),
  },
  'partners.end': {
    ends: true,
    before: granted,
    write: (_, __, { token }) => ({ token, headers: { origin: PARTNER.origin } }),
  },
  'console.accept': {
    unkept: 'an invitation says the same to who has it already',
    write: (_, player) => ({ body: { code: invitationOf(player) } }),
  },
  'console.setOrigins': {
    unkept: 'all are said at once, and who asks has just signed in',
    before: ownPartner,
    ready: signedIn,
    write: (_, __, partner) => ({ params: { partner }, body: { origins: ['https://diario.example'] } }),
  },
  'console.endWebhook': {
    before: ownPartner,
    write: (_, player, partner) => ({ params: { partner, webhook: webhookOf(player) } }),
  },
  'console.testWebhook': {
    before: ownPartner,
    write: (_, player, partner) => ({ params: { partner, webhook: webhookOf(player) } }),
  },
  'console.resend': {
    before: async (scene, player) => {
      const partner = await ownPartner(scene, player);
      const [{ delivery }] = await get(scene, player, `plus/console/partners/${partner}/deliveries/`);
      return { partner, delivery };
    },
    write: (_, __, params) => ({ params }),
  },
};

/** Has players signed in just now. */
function signedIn(query, ids) {
  return query('update session set auth_at = app_now() where user_id = any($1::int[])', [ids]);
}

/** Takes all coins: an account with some is not deleted. */
const takeBack = (query, ids) =>
  query(
    `with taken as (
       insert into ledger_tx (kind, ref, label)
       select 'grant', 'rig-back:' || a.id, 'Bono' from account a where a.balance > 0 and a.user_id = any($1::int[])
       returning id, substr(ref, 10)::int as account_id
     )
     insert into ledger_entry (tx_id, account_id, amount)
     select t.id, b.id, case b.kind when 'casa:promo' then a.balance else -a.balance end
     from taken t join account a on a.id = t.account_id join account b on b.id = a.id or b.kind = 'casa:promo'`,
    [ids],
  );
