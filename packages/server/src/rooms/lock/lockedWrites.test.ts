// Long: a row for each call and command that writes into a room; a test compares them with the contract.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract, type Call, type SalaTipo } from '@arma11/core/contract';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';
import { makeBatch } from '../codes/makeBatch';
import { enterCompeRoom } from '../lineups/registerSala';
import { setClock } from '../../platform/db/clock';
import type { Tx } from '../../platform/db/database';
import { endpointsOf } from '../../api/pipeline/endpoints';
import { grant } from '../../ledger/grant';
import { verifyLedger } from '../../ledger/verify';
import { groupRoutes } from '../../api/groupRoutes';
import { opsRoutes } from '../../api/operatorRoutes';
import { saveClutch } from '../predictions/clutch/saveClutch';
import { gameRoutes } from '../../api/routeGroups';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type ApiAnswer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { createCompeRoom } from '../offers/createCompeRoom';
import { createPrediRoom } from '../offers/createPrediRoom';
import { joinRoom } from '../join/joinRoom';

// A write counts if the server's clock stands before the lock when it has the rows it needs (rules R1.2, R1.3,
// security I6, I7). Every write call is in the table below: a new one without a row fails.

const onPostgres = process.env['ARMA11_TEST_DB'] === 'pg';
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const groups = [accountsRoutes, sessionRoutes, ...gameRoutes, groupRoutes, opsRoutes];
const minutesAfter = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * MINUTE).toISOString();
/** When the matches of the second jornada lock, and the last match of the first. */
const LATER_LOCK = new Date(Date.parse(TEST_LOCK) + WEEK).toISOString();
const LAST_LOCK = minutesAfter(TEST_LOCK, 120);

/** Who asks for what. */
interface Asked {
  by: TestPlayer;
  params?: Record<string, string | number>;
  body?: unknown;
}

/** A way to write into a room. */
interface Way {
  what: string;
  /** Makes the room and all that is needed, long before the lock. */
  stage(): Promise<Asked>;
  /** When it ends; by default at the room's lock. */
  ends?: string;
  refused?: string;
  /** It is not refused, but nothing of the room moves. */
  leavesRoom?: true;
  /** It waits for nobody: what it writes is its own. */
  alone?: true;
}

let server: TestServer;
let league: SmallLeague;
let later: number[] = [];
const inTx = <T>(work: (tx: Tx) => Promise<T>) => server.db.tx(work);

beforeAll(async () => {
  server = await openTestServer(groups);
  league = await smallLeague(server.db);
  const [a, b, c, d] = league.teams as [number, number, number, number];
  await sql`insert into jornada (league_id, number, name) values (${league.leagueId}, 2, 'Jornada 2')`.execute(
    server.db.fresh,
  );
  const { rows } = await sql<{ id: number }>`
    insert into match (league_id, external_id, jornada, local_team, visit_team, kick_off)
    select ${league.leagueId}, 'later-' || x.local, 2, x.local, x.visit, ${FIRST_KICK_OFF}::timestamptz + interval '7 days'
    from (values (${a}::int, ${c}::int), (${b}::int, ${d}::int)) as x(local, visit) returning id`.execute(
    server.db.fresh,
  );
  later = rows.map(({ id }) => id);
});
afterEach(() => setClock(server.db, { at: TEST_NOW, speed: 0 }));
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});

const player = async (): Promise<TestPlayer> => {
  const made = await server.player();
  await inTx((tx) => grant(tx, { userId: made.id, amount: 100, kind: 'grant', ref: `t${made.id}`, label: 'Bono' }));
  return made;
};
const operator = () => server.player({ role: 'operador' });

interface Terms {
  tipo?: SalaTipo;
  fee?: number;
  ownerId?: number;
  cod_access?: string;
  code_only?: boolean;
  late_swap?: boolean;
}
const terms = ({ fee = 10, late_swap = false, ...more }: Terms) =>
  roomTerms(league, {
    amount_ins: fee,
    max_players: 10,
    flags: { captain: false, late_swap, max_per_club: null, solo_nuevos: false },
    ...more,
  });
const compeRoom = (more: Terms & { jornada_to?: number } = {}) =>
  inTx((tx) =>
    createCompeRoom(tx, { ...terms(more), jornada: 1, ...(more.jornada_to ? { jornada_to: more.jornada_to } : {}) }),
  );
const prediRoom = (more: Terms = {}) =>
  inTx((tx) => createPrediRoom(tx, { ...terms(more), matchIds: league.matches, kinds: ['1x2'] }));
let made = 0;
/** Ten letters: access codes know neither 0 nor 1. */
const newCode = () =>
  `SAKA${String((made += 1)).padStart(6, '0')}`.replaceAll(/\d/g, (digit) => 'ABCDEFGHJK'[Number(digit)]!);
const batchCode = async (roomId: number) => {
  const [code] = await inTx((tx) =>
    makeBatch(tx, server.deps.random, { roomId, count: 1, max_uses: 5, expires_at: null }),
  );
  return code!;
};

/** A player who sits in a lineup room, with the id of their entry. */
const seated = async (more: Parameters<typeof compeRoom>[0] = {}) => {
  const by = await player();
  const sala = await compeRoom(more);
  const ins = await inTx((tx) => enterCompeRoom(tx, { roomId: sala, userId: by.id }));
  return { by, sala, ins };
};
const seatedInPredi = async (more: Terms = {}) => {
  const by = await player();
  const predi = await prediRoom(more);
  const ins = await inTx((tx) => joinRoom(tx, { roomId: predi, userId: by.id }));
  return { by, predi, ins };
};
/** An owner's private room with a member who paid nothing. */
const owned = async (kind: 'compe' | 'predi') => {
  const [by, member] = [await player(), await player()];
  const own = { tipo: '2' as const, fee: 0, ownerId: by.id, cod_access: newCode() };
  const id = await (kind === 'compe' ? compeRoom(own) : prediRoom(own));
  const enter = kind === 'compe' ? enterCompeRoom : joinRoom;
  const remove_ins = await inTx((tx) => enter(tx, { roomId: id, userId: member.id }));
  return { by, id, remove_ins };
};

/**
 * Their goalkeeper, and who may replace them: both of the last match, which is still open when the room locks.
 */
const substitution = async (ins: number, jornada: number) => {
  const { rows } = await sql<{ id: number; instead: number }>`
    update lineup l set players[1] = (select min(p.id) from player p where p.team_id = ${league.teams[2]} and p.position = 0)
    where l.entry_id = ${ins} and l.jornada = ${jornada}
    returning l.id * 16 as id,
      (select min(p.id) from player p where p.team_id = ${league.teams[3]} and p.position = 0) as instead`.execute(
    server.db.fresh,
  );
  return rows[0]!;
};
const wholeLineup = async (ins: number, jornada: number) => {
  const { instead } = await substitution(ins, jornada);
  const { rows } = await sql<{ players: number[] }>`
    select players from lineup where entry_id = ${ins} and jornada = ${jornada}`.execute(server.db.fresh);
  const [, ...rest] = rows[0]!.players;
  return { jornada, formation: '442', players: [instead, ...rest].map((id, slot) => ({ slot, player: id })) };
};

/** The same of the room's first jornada, and of a later one of an event, which locks by itself. */
const ofBothJornadas = (way: (jornada: number) => Omit<Way, 'what'>): Way[] => [
  { what: 'of the room’s jornada', ...way(1) },
  { what: 'of a later jornada of an event', ...way(2), ends: LATER_LOCK },
];
const entered = (jornada: number) => seated(jornada === 1 ? {} : { tipo: '3', jornada_to: 2 });

const promoSeat = async (roomId: number) => {
  const code = `ENTRADA${(made += 1)}`;
  await server.db.fresh
    .insertInto('promo')
    .values({ code, type: 'entrada', room_id: roomId, label: 'Entrada', phone_verified: false })
    .execute();
  return { by: await player(), body: { code_promo: code } };
};
const answersOf = async (predi: number) => {
  const { rows } = await sql<{ market: number; alternative: number }>`
    select k.id as market, max(a.id) as alternative from market k join alternative a on a.market_id = k.id
    where k.room_id = ${predi} and k.match_id = ${league.matches[0]} group by k.id`.execute(server.db.fresh);
  return rows.map(({ market, alternative }) => ({ alternative, predi, match_prediction: market }));
};

const ownWrites: Record<string, readonly Way[]> = {
  'compe.registerSala': [
    {
      what: 'by the offer',
      stage: async () => {
        const amount_ins = 10 + (made += 1);
        await server.db.fresh
          .insertInto('offer')
          .values({ kind: 'compe', league_id: league.leagueId, name: 'Sala', amount_ins, max_players: 5 })
          .execute();
        const [first, by] = [await player(), await player()];
        const body = { amount_ins, league_unique: league.league_unique, jornada: 1 };
        expect((await first.call('POST', `${contract.compe.registerSala.path}`, { body })).status).toBe(200);
        return { by, body };
      },
    },
    { what: 'by the room', stage: async () => ({ by: await player(), body: { sala: await compeRoom() } }) },
    { what: 'a free room', stage: async () => ({ by: await player(), body: { sala: await compeRoom({ fee: 0 }) } }) },
    {
      what: 'an event over several jornadas',
      stage: async () => ({ by: await player(), body: { sala: await compeRoom({ tipo: '3', jornada_to: 2 }) } }),
    },
    {
      what: 'a room with late swap',
      stage: async () => ({ by: await player(), body: { sala: await compeRoom({ late_swap: true }) } }),
    },
  ],
  'compe.registerPrivate': [
    {
      what: 'by the room’s code',
      stage: async () => {
        const cod_access = newCode();
        await compeRoom({ tipo: '2', cod_access, ownerId: (await player()).id });
        return { by: await player(), body: { sala: cod_access } };
      },
    },
    {
      what: 'by a code of a batch',
      stage: async () => {
        const sala = await compeRoom({ tipo: '3', code_only: true });
        return { by: await player(), body: { sala: await batchCode(sala) } };
      },
    },
    {
      what: 'the owner into their own room',
      stage: async () => {
        const by = await player();
        return { by, body: { sala: await compeRoom({ tipo: '2', cod_access: newCode(), ownerId: by.id }) } };
      },
    },
  ],
  'compe.joinCasual': [
    { what: 'F6', stage: async () => ({ by: await player(), params: { sala: await compeRoom({ tipo: '4' }) } }) },
  ],
  'predi.join': [
    { what: 'a public room', stage: async () => ({ by: await player(), body: { predi: await prediRoom() } }) },
    {
      what: 'a private room by its code',
      stage: async () => {
        const code = newCode();
        const predi = await prediRoom({ tipo: '2', cod_access: code, ownerId: (await player()).id });
        return { by: await player(), body: { predi, code } };
      },
    },
  ],
  'predi.joinEvent': [
    {
      what: 'by the room’s code',
      stage: async () => {
        const code = newCode();
        await prediRoom({ tipo: '3', cod_access: code });
        return { by: await player(), body: { code } };
      },
    },
    {
      what: 'by a code of a batch',
      stage: async () => {
        const predi = await prediRoom({ tipo: '3', code_only: true });
        return { by: await player(), body: { code: await batchCode(predi) } };
      },
    },
  ],
  'accounts.useCode': [
    { what: 'a promo’s seat in a lineup room', stage: async () => promoSeat(await compeRoom()) },
    { what: 'a promo’s seat in a prediction room', stage: async () => promoSeat(await prediRoom()) },
  ],

  'compe.generateLineup': ofBothJornadas((jornada) => ({
    stage: async () => {
      const { by, ins } = await entered(jornada);
      await server.db.fresh.deleteFrom('lineup').where('entry_id', '=', ins).execute();
      return { by, params: { a: ins, b: jornada } };
    },
  })),
  'compe.basicUpdate': ofBothJornadas((jornada) => ({
    stage: async () => {
      const { by, ins } = await entered(jornada);
      const { id, instead } = await substitution(ins, jornada);
      return { by, params: { id }, body: { player_lineup: instead } };
    },
  })),
  'compe.updateFormation': ofBothJornadas((jornada) => ({
    stage: async () => {
      const { by, ins } = await entered(jornada);
      return { by, params: { id: ins }, body: { formation: '343', jornada } };
    },
  })),
  'compe.saveLineup': ofBothJornadas((jornada) => ({
    stage: async () => {
      const { by, ins } = await entered(jornada);
      return { by, params: { ins }, body: await wholeLineup(ins, jornada) };
    },
  })),
  'compe.autofill': ofBothJornadas((jornada) => ({
    stage: async () => {
      const { by, ins } = await entered(jornada);
      await sql`update lineup set players[1] = ${(await substitution(ins, jornada)).instead} where entry_id = ${ins}`.execute(
        server.db.fresh,
      );
      return { by, params: { ins }, body: { jornada } };
    },
  })),
  'compe.copyLineup': ofBothJornadas((jornada) => ({
    stage: async () => {
      const { by, ins } = await entered(jornada);
      const other = await compeRoom({ tipo: '3', jornada_to: 2 });
      const from_ins = await inTx((tx) => enterCompeRoom(tx, { roomId: other, userId: by.id }));
      await sql`update lineup set formation = '343' where entry_id = ${from_ins}`.execute(server.db.fresh);
      return { by, params: { ins }, body: { from_ins, from_jornada: jornada, jornada } };
    },
  })),

  'predi.saveAnswers': [
    {
      what: 'of the first match',
      refused: 'PREDI_CERRADA',
      stage: async () => {
        const { by, predi } = await seatedInPredi();
        return { by, body: await answersOf(predi) };
      },
    },
    {
      what: 'taken back',
      refused: 'PREDI_CERRADA',
      stage: async () => {
        const { by, predi } = await seatedInPredi();
        const answers = await answersOf(predi);
        await by.call('POST', contract.predi.saveAnswers.path, { body: answers });
        return { by, body: answers.map((each) => ({ ...each, alternative: null })) };
      },
    },
  ],
  'predi.makeScores': [
    {
      what: 'of the first match',
      refused: 'PREDI_CERRADA',
      stage: async () => {
        const by = await player();
        const predi = await inTx((tx) =>
          createPrediRoom(tx, { ...terms({}), matchIds: league.matches, kinds: ['marcador'] }),
        );
        await inTx((tx) => joinRoom(tx, { roomId: predi, userId: by.id }));
        const { id: match_prediction } = await server.db.fresh
          .selectFrom('market')
          .select('id')
          .where('room_id', '=', predi)
          .where('match_id', '=', league.matches[0]!)
          .executeTakeFirstOrThrow();
        return { by, params: { predi }, body: [{ match_prediction, goals_local: 4, goals_visit: 0 }] };
      },
    },
  ],
  'predi.saveClutch': [
    {
      what: 'a guess',
      ends: LAST_LOCK,
      stage: async () => {
        const { by, predi } = await seatedInPredi();
        return { by, params: { predi }, body: { goals_local: 1, goals_visit: 0, minute: 12 } };
      },
    },
    {
      what: 'taken back',
      ends: LAST_LOCK,
      stage: async () => {
        const { by, predi } = await seatedInPredi();
        await inTx((tx) => saveClutch(tx, by.id, predi, { goals_local: 1, goals_visit: 0, minute: 12 }));
        return { by, params: { predi }, body: { goals_local: null, goals_visit: null, minute: null } };
      },
    },
  ],

  'salas.createPrivate': [
    {
      what: 'on a jornada',
      alone: true,
      stage: async () => ({
        by: await player(),
        body: { league_unique: league.league_unique, jornada: 1, amount_ins: 0, max_players: 5, join: false },
      }),
    },
  ],
  'predi.createPrivate': [
    {
      what: 'on matches that start in half an hour',
      ends: minutesAfter(TEST_LOCK, -25),
      refused: 'PARTIDO_MUY_PRONTO',
      alone: true,
      stage: async () => ({ by: await player(), body: { amount_ins: 0, max_players: 5, matches: league.matches } }),
    },
  ],
  'predi.registerPredictions': [
    {
      what: 'other matches for a room',
      stage: async () => {
        const by = await player();
        const predi = await prediRoom({ tipo: '2', fee: 0, ownerId: by.id, cod_access: newCode() });
        return { by, body: { predi, selections: later.map((match) => ({ match, kinds: ['1x2'] })) } };
      },
    },
  ],
  'predi.updateData': ['name', 'cancel', 'remove_ins'].map((what) => ({
    what,
    stage: async () => {
      const { by, id, remove_ins } = await owned('predi');
      return {
        by,
        params: { id },
        body: { name: { name: 'Otro' }, cancel: { cancel: true }, remove_ins: { remove_ins } }[what],
      };
    },
  })),
  'salas.update': ['name', 'cancel', 'remove_ins'].map((what) => ({
    what,
    stage: async () => {
      const { by, id, remove_ins } = await owned('compe');
      return {
        by,
        params: { sala: id },
        body: { name: { name: 'Otro' }, cancel: { cancel: true }, remove_ins: { remove_ins } }[what],
      };
    },
  })),

  'salas.leave': [
    {
      what: 'a lineup room, up to a quarter of an hour before the lock',
      ends: minutesAfter(TEST_LOCK, -15),
      stage: async () => {
        const { by, sala } = await seated();
        return { by, params: { kind: 'compe', id: sala } };
      },
    },
    {
      what: 'a prediction room, up to a quarter of an hour before the lock',
      ends: minutesAfter(TEST_LOCK, -15),
      stage: async () => {
        const { by, predi } = await seatedInPredi();
        return { by, params: { kind: 'predi', id: predi } };
      },
    },
  ],
  'groups.addRoom': (['compe', 'predi'] as const).map((kind) => ({
    what: kind === 'compe' ? 'a lineup room' : 'a prediction room',
    stage: async () => {
      const { by, id } = await owned(kind);
      return { by, params: { group: await groupOf(by), room: id } };
    },
  })),
  'wallet.pausePlay': [
    {
      what: 'who excludes themselves plays their locked rooms to the end',
      leavesRoom: true,
      stage: async () => {
        const { by } = await seated();
        return { by, body: { kind: 'autoexclusion', months: 6 } };
      },
    },
  ],
  'salas.generatePlayers': [
    {
      what: 'the pool of a jornada has no part in a lineup that is made',
      leavesRoom: true,
      alone: true,
      stage: async () => {
        const { by, id } = await owned('compe');
        return { by, params: { a: id, b: 1 } };
      },
    },
  ],
};

/** A group of friends that somebody leads. */
const groupOf = async (by: TestPlayer): Promise<number> =>
  (await by.call('POST', 'plus/groups/', { body: { name: 'Los del barrio', crest: 1, counts: 'both' } })).body.id;

const deskWrites: Record<string, readonly Way[]> = {
  'ops.roomPublish': [
    {
      what: 'a draft',
      refused: 'COMANDO',
      stage: async () => {
        const room = await compeRoom();
        await server.db.fresh.updateTable('room').set({ estado: 'borrador' }).where('id', '=', room).execute();
        return { by: await operator(), params: { room } };
      },
    },
  ],
  'ops.slateRemove': [
    {
      what: 'a match leaves the slate',
      refused: 'REGLA',
      stage: async () => {
        const params = { room: await compeRoom(), match: league.matches[1]! };
        return { by: await operator(), params, body: { reason: 'Cambio de hora' } };
      },
    },
  ],
  'ops.slateAdd': [
    {
      what: 'a match comes into the slate',
      refused: 'REGLA',
      // A day before the lock, to the last instant.
      ends: minutesAfter(TEST_LOCK, -24 * 60),
      stage: async () => {
        const params = { room: await compeRoom(), match: league.matches[1]! };
        await server.db.fresh
          .deleteFrom('room_match')
          .where('match_id', '=', params.match)
          .where('room_id', '=', params.room)
          .execute();
        return { by: await operator(), params, body: { reason: 'Cambio de hora' } };
      },
    },
  ],
  'ops.entryRemove': [
    {
      what: 'an entry',
      refused: 'COMANDO',
      stage: async () => {
        const { ins: entry } = await seated();
        return { by: await operator(), params: { entry }, body: { reason: 'Dos cuentas' } };
      },
    },
  ],
  'ops.prediClutch': [
    {
      what: 'another match',
      refused: 'COMANDO',
      stage: async () => {
        const { predi } = await seatedInPredi();
        return { by: await operator(), params: { room: predi }, body: { match: league.matches[0] } };
      },
    },
  ],
  'ops.marketProbability': [
    {
      what: 'the questions of a room keep their prices',
      leavesRoom: true,
      alone: true,
      stage: async () => {
        await seatedInPredi();
        const params = { match: league.matches[0]!, kind: '1x2' };
        return { by: await operator(), params, body: { chances: 'local=0.45,empate=0.28,visita=0.27' } };
      },
    },
  ],
};

const named = (heading: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `${heading}.${name}`);

/** Write calls that bring nobody into a room and change no lineup and no answer. */
const otherWrites: Record<string, readonly string[]> = {
  'of the account, its coins and its things': [
    ...named(
      'accounts',
      `login loginGoogle updateData verifyPhone updateAvatar updateProfile register consent forgotPassword
      resetPassword reauth logout endSession deleteAccount support`,
    ),
    ...named('quests', 'payQuest'),
    ...named(
      'wallet',
      'createDeposit payDeposit cancelDeposit createWithdrawal cancelWithdrawal saveLimits confirmLimits',
    ),
    ...named('items', 'buy equip'),
    ...named('notifications', 'markRead savePrefs saveQuietHours makeCalendar endCalendar savePush endPush'),
    ...named('partners', 'grant endGrant token end'),
  ],
  'of what people say of a room, at any time of its life (rules R19.2)': named('reactions', 'react'),
  'of groups of friends, whose rooms are entered as every room is (rules R23.3)': named(
    'groups',
    'create join change renewCode newSeason removeMember write erase react report mute',
  ),
  'of the desk, about what happens on the pitch, which is after the lock': named(
    'ops',
    `matchStatus matchMove matchResult matchConfirm matchKnockout leagueOutcome matchStats matchRelease incidentDecide settle roomCancel roomRename
    playerCondition importCsvTeams importCsvPlayers importCsvMatches importCsvStats feedAdd feedPause feedResume feedRemove`,
  ),
  'of the desk, about rooms to come and codes, which let nobody in after the lock': named(
    'ops',
    `leagueCreate teamAlias teamName playerRetire playerReturn roomCreate prediCreate importPool offerCreate offerClose offerOpen
    eventCreate codeBatch broadcastSend`,
  ),
  'of the desk, about people, money and the home': named(
    'ops',
    `partnerCreate partnerOrigins partnerClose groupPostHide groupPostRestore groupSilence userBlock userUnblock userReset userRole smsResume supportClose
    depositApprove depositReject depositUnmark withdrawalTake withdrawalPay withdrawalReject promoCreate promoClose
    promoAllow packSet packRemove qrSet kycSet userAdjust adjustConfirm adjustDiscard questCreate criterioAdd
    questClose itemCreate itemRetire itemGive bannerCreate bannerRemove contentSet`,
  ),
};

const writes = new Map<string, Call>(
  endpointsOf(groups)
    .filter(({ call }) => call.method !== 'GET')
    .map(({ name, call }) => [name, call]),
);
const ways = Object.entries({ ...ownWrites, ...deskWrites }).flatMap(([name, all]) =>
  all.map((way) => ({ ...way, name, ends: way.ends ?? TEST_LOCK })),
);
type NamedWay = (typeof ways)[number];

let keys = 0;
const send = ({ name }: NamedWay, { by, params = {}, body }: Asked): Promise<ApiAnswer> => {
  const { method, path } = writes.get(name)!;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, param: string) => String(params[param]));
  const headers = { 'idempotency-key': `a-key-of-its-own-${(keys += 1)}` };
  return by.call(method, filled, { headers, ...(body === undefined ? {} : { body }) });
};
const at = (instant: string, ms = 0) => setClock(server.db, { at: new Date(Date.parse(instant) + ms), speed: 0 });

const TABLES = ['room', 'room_match', 'entry', 'lineup', 'market', 'alternative', 'answer', 'clutch_answer'];
const MONEY = ['ledger_tx', 'ledger_entry', 'account', 'access_code', 'promo', 'promo_use'];
/** Everything that is written in these tables, as one text for each. */
const written = async (tables: readonly string[]) => {
  const each = tables.map(
    (table) => sql`select ${table} as name, md5(string_agg(t::text, ';' order by t::text)) as all
    from ${sql.table(table)} t`,
  );
  const { rows } = await sql`${sql.join(each, sql` union all `)}`.execute(server.db.fresh);
  return rows;
};
const refusalOf = ({ status, body }: ApiAnswer) => [status, body?.code];
const refusal = ({ refused = 'CERRADO' }: NamedWay) => [expect.any(Number), refused];
const title = ({ name, what }: NamedWay) => `${name}: ${what}`;
const cases = (which: (way: NamedWay) => boolean) => ways.filter(which).map((way) => [title(way), way] as const);

/** Sends it while somebody holds the rooms and matches that it needs, who lets go in the instant of the lock. */
async function sendAcrossLock(way: NamedWay, asked: Asked): Promise<ApiAnswer> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let sent: Promise<ApiAnswer> | null = null;
  await new Promise<void>((held, failed) => {
    inTx(async (tx) => {
      await sql`select from room order by id for update`.execute(tx);
      await sql`select from match order by id for update`.execute(tx);
      held();
      await released;
      throw new Error('Changed nothing.');
    }).catch(failed);
  });
  try {
    sent = send(way, asked);
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 5000, interval: 5 });
    await at(way.ends);
  } finally {
    letGo();
  }
  return sent;
}
const isWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db.fresh);
  return rows.length > 0;
};

it('every write call of the contract and of the desk is here', () => {
  expect([...Object.keys({ ...ownWrites, ...deskWrites }), ...Object.values(otherWrites).flat()].sort()).toEqual(
    [...writes.keys()].sort(),
  );
});

describe('a write into a room', () => {
  it.each(cases(() => true))('counts a millisecond before the lock: %s', async (_, way) => {
    const asked = await way.stage();
    await at(way.ends, -1);
    expect(refusalOf(await send(way, asked))).toEqual([200, undefined]);
  });

  it.each(cases(({ leavesRoom }) => !leavesRoom))(
    'is refused from the instant of the lock on, also when it began before: %s',
    async (_, way) => {
      const asked = await way.stage();
      await at(way.ends, -1);
      const before = await written([...TABLES, ...MONEY]);
      // One connection cannot wait for another on the embedded database.
      if (onPostgres && !way.alone) expect(refusalOf(await sendAcrossLock(way, asked))).toEqual(refusal(way));
      await at(way.ends);
      expect(refusalOf(await send(way, asked))).toEqual(refusal(way));
      await at(way.ends, 24 * 60 * MINUTE);
      expect(refusalOf(await send(way, asked))).toEqual([expect.any(Number), expect.any(String)]);
      expect(await written([...TABLES, ...MONEY])).toEqual(before);
    },
  );

  it.each(cases(({ leavesRoom }) => Boolean(leavesRoom)))('leaves a locked room as it is: %s', async (_, way) => {
    const asked = await way.stage();
    await at(way.ends, -1);
    const before = await written(TABLES);
    if (onPostgres && !way.alone) expect((await sendAcrossLock(way, asked)).status).toBe(200);
    await at(way.ends);
    expect((await send(way, asked)).status).toBe(200);
    expect(await written(TABLES)).toEqual(before);
  });
});
