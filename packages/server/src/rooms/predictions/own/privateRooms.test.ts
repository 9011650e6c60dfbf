// Long: a private prediction room from its draft to its end, for everybody who may see it or not.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rescheduleRooms } from '../../../catalogue/incidents/rescheduleRooms';
import { setClock } from '../../../platform/db/clock';
import { grant } from '../../../ledger/grant';
import { verifyLedger } from '../../../ledger/verify';
import { gameRoutes } from '../../../api/routeGroups';
import { createPrediRoom } from '../../offers/createPrediRoom';
import { makeBatch } from '../../codes/makeBatch';
import { FIRST_KICK_OFF, smallLeague, TEST_LOCK, TEST_NOW, type SmallLeague } from '../../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let league: SmallLeague;
let [owner, friend, stranger]: TestPlayer[] = [];
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
});
afterAll(async () => {
  expect((await verifyLedger(server.db.fresh)).breaches).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  await setClock(server.db, { at: TEST_NOW, speed: 0 });
  [owner, friend, stranger] = [await server.player(), await server.player(), await server.player()];
  for (const { id } of [owner, friend, stranger]) {
    await server.db.tx((tx) => grant(tx, { userId: id, amount: 200, kind: 'grant', ref: `t${id}`, label: 'Bono' }));
  }
});

let keys = 0;
const create = (player: TestPlayer, body: object) =>
  player.call('POST', 'predi/sala/create-private/', {
    body: { amount_ins: 20, max_players: 5, ...body },
    headers: { 'idempotency-key': `create-private-${++keys}` },
  });
const choose = (player: TestPlayer, predi: number, selections: { match: number; kinds: string[] }[]) =>
  player.call('POST', 'predi-partidos/match-predi-select/register/predictions/', { body: { predi, selections } });
const join = (player: TestPlayer, body: object) => player.call('POST', 'predi/ins-predi/ins-user/', { body });
const update = (player: TestPlayer, id: number, body: object) =>
  player.call('PATCH', `predi/update/data/${id}/`, { body });

async function openRoom(body: object = {}) {
  const made = await create(owner!, body);
  const predi: number = made.body.predi.id;
  await choose(owner!, predi, [{ match: league.matches[0]!, kinds: ['1x2', 'goles'] }]);
  return { predi, code: made.body.cod_access as string };
}

describe('a private prediction room', () => {
  it('starts as a draft with a code, without its creator, and only they see it', async () => {
    const made = await create(owner!, { name: '  Los   del barrio ', modo_pozo: 'completo' });
    expect(made.body).toMatchObject({
      status: 'ok',
      cod_access: expect.stringMatching(/^[A-Z][A-Z2-9]{9}$/),
      predi: {
        name: 'Los del barrio',
        estado: 'borrador',
        tipo: 'privada',
        user_ins: 0,
        num_players: 0,
        num_matches: 0,
        is_admin: true,
        commission_bps: 1000,
        modo_pozo: 'completo',
      },
    });
    const { id } = made.body.predi;
    expect(made.body.share_url).toMatch(new RegExp(`^/predi/sala-join\\?code=[A-Z2-9]{5}-[A-Z2-9]{5}&predi=${id}$`));
    expect((await owner!.call('GET', 'predi/sala/list-by_user/?page=1')).body.results).toMatchObject([{ id }]);
    expect((await stranger!.call('GET', `predi/sala/get/${id}/`)).status).toBe(404);
    expect((await join(owner!, { predi: id })).status).toBe(404);
  });

  it.each([
    ['a fee that is not on the list', { amount_ins: 30 }, 422, 'PRECIO_INVALIDO'],
    ['a pot that the operator would have to guarantee', { modo_pozo: 'garantizado' }, 422, 'REGLA'],
    ['a name of nothing but blanks', { name: '  \u200b ' }, 400, 'DATOS_INVALIDOS'],
    ['a match that does not exist', { matches: [999_999] }, 404, 'NO_EXISTE'],
    ['more than 500 seats (rules R17.3)', { max_players: 501 }, 400, 'DATOS_INVALIDOS'],
  ])('is not made with %s', async (_, body, status, code) => {
    expect(await create(owner!, body)).toMatchObject({ status, body: { code } });
  });

  it('is not made without a key, and once with the same', async () => {
    const body = { amount_ins: 0, max_players: 4 };
    expect((await owner!.call('POST', 'predi/sala/create-private/', { body })).status).toBe(400);
    const headers = { 'idempotency-key': 'the-same-key-twice-1' };
    const [first, second] = [
      await owner!.call('POST', 'predi/sala/create-private/', { body, headers }),
      await owner!.call('POST', 'predi/sala/create-private/', { body, headers }),
    ];
    expect(second.text).toBe(first.text);
  });

  it('opens with its first question, 1x2 where none is named, and its lock follows the matches', async () => {
    const { body } = await create(owner!, { matches: league.matches });
    expect(body.predi.num_matches).toBe(2);
    const chosen = await choose(owner!, body.predi.id, [{ match: league.matches[1]!, kinds: [] }]);
    expect(chosen.body).toMatchObject({
      markets: 1,
      predi: {
        estado: 'abierta',
        num_matches: 1,
        pts_en_juego: 4,
        lock_at: new Date(Date.parse(TEST_LOCK) + 7_200_000).toISOString(),
        date_start: new Date(Date.parse(FIRST_KICK_OFF) + 7_200_000).toISOString(),
      },
    });
  });

  it('takes another selection while nobody else is in, keeping the questions that stay and the answers to them', async () => {
    const { predi } = await openRoom();
    await join(owner!, { predi });
    const [screen] = (await owner!.call('GET', `predi-partidos/list/match-sala/${predi}/`)).body;
    const pick = (kind: string) => screen.answers.find((each: { kind: string }) => each.kind === kind);
    const answers = [pick('1x2'), pick('goles')].map((each) => ({
      alternative: each.id,
      predi,
      match_prediction: each.id_match_prediction,
    }));
    await owner!.call('POST', 'prediction/answers-user/predi/register/', { body: answers });
    const again = await choose(owner!, predi, [
      { match: league.matches[1]!, kinds: ['goleador', 'ambos'] },
      { match: league.matches[0]!, kinds: ['1x2'] },
    ]);
    expect(again.body).toMatchObject({ markets: 3, predi: { num_matches: 2, unanswered: 2, lock_at: TEST_LOCK } });
    const screens = (await owner!.call('GET', `predi-partidos/list/match-sala/${predi}/`)).body;
    expect(screens[0].my_answers).toMatchObject([{ alternative: answers[0]!.alternative }]);
    expect(screens[1].answers.filter((each: { kind: string }) => each.kind === 'goleador')).toHaveLength(14);
  });

  it('refuses a selection by rule: too soon, too many, none, twice the same, of somebody else, after others entered', async () => {
    const { predi, code } = await openRoom();
    const one = { match: league.matches[0]!, kinds: ['1x2'] };
    const many = Array.from({ length: 65 }, (_, i) => ({ match: i + 1, kinds: [] }));
    expect((await choose(owner!, predi, many)).body.code).toBe('MAX_PARTIDOS');
    expect((await choose(owner!, predi, [])).body.code).toBe('MAX_PARTIDOS');
    expect((await choose(owner!, predi, [one, one])).status).toBe(400);
    expect((await choose(stranger!, predi, [one])).status).toBe(404);
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) - 30 * 60_000), speed: 0 });
    expect((await choose(owner!, predi, [one])).body.code).toBe('PARTIDO_MUY_PRONTO');
    await setClock(server.db, { at: new Date(Date.parse(FIRST_KICK_OFF) - 30 * 60_000 - 1), speed: 0 });
    expect((await choose(owner!, predi, [one])).status).toBe(200);
    await join(friend!, { predi, code });
    expect((await choose(owner!, predi, [one])).body.code).toBe('REGLAS_CONGELADAS');
    expect((await choose(friend!, predi, [one])).body.code).toBe('PROHIBIDO');
  });

  it('is not played on a match whose kick-off is not confirmed (rules R14.2)', async () => {
    const { predi } = await openRoom();
    const [match] = league.matches as [number];
    const confirmed = (is: boolean) =>
      sql`update match set confirmed_time = ${is} where id = ${match}`.execute(server.db.fresh);
    await confirmed(false);
    const refused = { status: 422, body: { message: expect.stringMatching(/aún no tiene su hora confirmada/) } };
    expect(await choose(owner!, predi, [{ match, kinds: [] }])).toMatchObject(refused);
    expect(await create(owner!, { matches: [match] })).toMatchObject(refused);
    await confirmed(true);
  });

  it('takes a match again that had left it, with its questions open and the lock as it is planned now', async () => {
    const { predi } = await openRoom();
    const [match] = league.matches as [number];
    const both = league.matches.map((id) => ({ match: id, kinds: ['1x2'] }));
    await choose(owner!, predi, both);
    const ahead = (days: number) =>
      server.db.tx(async (tx) => {
        await sql`update match set kick_off = kick_off - make_interval(days => ${days}::int) where id = ${match}`.execute(
          tx,
        );
        await rescheduleRooms(tx, [match]);
      });
    await setClock(server.db, { at: new Date(Date.parse(TEST_NOW) - 5 * 86_400_000), speed: 0 });
    await ahead(3);
    const slate = async () => (await owner!.call('GET', `predi-partidos/list/match-sala/${predi}/`)).body;
    const states = (screens: { match: { close_predi: boolean }; answers: { result: string }[] }[]) =>
      screens.map((each) => [each.match.close_predi, each.answers[0]!.result]);
    expect(states(await slate())).toEqual([
      [true, 'anulado'],
      [false, 'pendiente'],
    ]);
    expect((await choose(owner!, predi, both)).body.predi.lock_at).toBe(
      new Date(Date.parse(TEST_LOCK) - 3 * 86_400_000).toISOString(),
    );
    expect(states(await slate())).toEqual([
      [false, 'pendiente'],
      [false, 'pendiente'],
    ]);
    await ahead(-3);
  });

  it('lets in by its code alone, whatever its case, and by id only the owner', async () => {
    const { predi, code } = await openRoom();
    expect((await join(stranger!, { predi })).status).toBe(404);
    expect((await join(stranger!, { predi, code: 'ZZZZZZZZZZ' })).body.code).toBe('CODIGO_NO_EXISTE');
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    const seen = await friend!.call('GET', `predi/sala-get/code/${typed}/`);
    expect(seen.body).toMatchObject({ id: predi, join_allowed: true, reason: null, cod_access: null });
    expect((await friend!.call('GET', `partidos/list-of-predi/code/?code=${typed}`)).body).toHaveLength(1);
    expect((await friend!.call('GET', `predi/sala/get/${predi}/?code=${typed}`)).body.cod_access).toBeNull();
    expect((await join(friend!, { predi, code: typed })).body).toMatchObject({
      status: 'ok',
      saldo: 180,
      predi: { cod_access: null, num_players: 1 },
    });
    expect((await friend!.call('GET', `predi/sala-get/code/${code}/`)).body).toMatchObject({
      join_allowed: false,
      reason: 'Ya estás en esta sala. Entra a jugar.',
    });
    expect((await join(owner!, { predi })).body.status).toBe('ok');
    const { body: open } = await stranger!.call('GET', `predi/sala/list-public/`);
    expect(open.map(({ id }: { id: number }) => id)).not.toContain(predi);
  });

  it('shows its code to the owner alone', async () => {
    const { predi, code } = await openRoom();
    await join(friend!, { predi, code });
    const seen = (player: TestPlayer) => player.call('GET', `predi/sala/get/${predi}/`);
    expect((await seen(owner!)).body.cod_access).toBe(code);
    expect((await seen(friend!)).body.cod_access).toBeNull();
  });

  it('tells its members who runs it, and the owner alone who is in and how far they have answered', async () => {
    const { predi, code } = await openRoom({ amount_ins: 0 });
    await join(friend!, { predi, code });
    const read = (player: TestPlayer) => player.call('GET', `predi/sala/get-admin/${predi}/`);
    expect((await read(owner!)).body).toMatchObject({
      is_admin: true,
      permissions: { edit: true, cancel: true, invite: true, remove: true },
      members: [{ user: { id: friend!.id }, answered: 0 }],
    });
    expect((await read(friend!)).body).toMatchObject({
      is_admin: false,
      admin: { id: owner!.id },
      permissions: { edit: false, cancel: false, invite: false, remove: false },
      members: [],
    });
    expect((await read(stranger!)).status).toBe(404);
  });

  it('bears its owner changing the questions while answers to them are saved', async () => {
    const { predi } = await openRoom({ amount_ins: 0 });
    await join(owner!, { predi });
    const [match, other] = league.matches as [number, number];
    const answered = async () => {
      const [screen] = (await owner!.call('GET', `predi-partidos/list/match-sala/${predi}/`)).body;
      const body = screen.answers
        .filter(({ order }: { order: number }) => order === 1)
        .map((each: { id: number; id_match_prediction: number }) => ({
          alternative: each.id,
          predi,
          match_prediction: each.id_match_prediction,
        }));
      return owner!.call('POST', 'prediction/answers-user/predi/register/', { body });
    };
    const changed = (round: number) =>
      choose(owner!, predi, [
        { match, kinds: round % 2 === 0 ? ['1x2', 'ambos'] : ['goles'] },
        ...(round % 3 === 0 ? [{ match: other, kinds: ['1x2'] }] : []),
      ]);
    const codes: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const both = await Promise.all([answered(), changed(round), answered()]);
      codes.push(...both.map(({ body }) => body.code ?? body.status));
    }
    expect(new Set(codes)).toSatisfy((seen: Set<string>) =>
      [...seen].every((code) => ['ok', 'ALTERNATIVA_INVALIDA'].includes(code)),
    );
    const { rows } = await sql<{ lost: number }>`
      select count(*)::int as lost from answer w join market k on k.id = w.market_id
      where k.room_id = ${predi} and not exists (select from room_match rm where rm.id = k.room_match_id)`.execute(
      server.db.fresh,
    );
    expect(rows[0]!.lost).toBe(0);
  });

  it('can be renamed by its owner, but not resized once somebody has entered', async () => {
    const { predi, code } = await openRoom();
    expect((await update(owner!, predi, { max_players: 3, modo_pozo: 'completo' })).body.predi).toMatchObject({
      max_players: 3,
      modo_pozo: 'completo',
    });
    await join(friend!, { predi, code });
    expect((await update(owner!, predi, { name: 'Otra', max_players: 4 })).body.code).toBe('REGLAS_CONGELADAS');
    expect((await update(owner!, predi, { name: 'Otra', max_players: 3 })).body.predi.name).toBe('Otra');
    expect((await update(friend!, predi, { name: 'Mía' })).body.code).toBe('PROHIBIDO');
    expect((await update(stranger!, predi, { name: 'Mía' })).status).toBe(404);
    await setClock(server.db, { at: TEST_LOCK, speed: 0 });
    expect((await update(owner!, predi, { name: 'Tarde' })).body.code).toBe('CERRADO');
  });

  it('loses a member who paid nothing by the owner’s hand, never one who paid', async () => {
    const free = await openRoom({ amount_ins: 0, max_players: 2 });
    const paid = await openRoom({ amount_ins: 20 });
    const ins: number = (await join(friend!, { predi: free.predi, code: free.code })).body.user_ins;
    await join(stranger!, { predi: free.predi, code: free.code });
    expect((await update(owner!, free.predi, { remove_ins: ins })).body.predi).toMatchObject({
      num_players: 1,
      estado: 'abierta',
    });
    // Nor does the code let them in again (rules R16.8).
    const reason = 'El anfitrión te sacó de esta sala: su código ya no te abre.';
    const seen = await friend!.call('GET', `predi/sala-get/code/${free.code}/`);
    expect(seen.body).toMatchObject({ join_allowed: false, reason });
    const back = await join(friend!, { predi: free.predi, code: free.code });
    expect(back).toMatchObject({ status: 403, body: { code: 'PROHIBIDO', message: reason } });
    const paidIns: number = (await join(friend!, { predi: paid.predi, code: paid.code })).body.user_ins;
    expect((await update(owner!, paid.predi, { remove_ins: paidIns })).body.code).toBe('REGLA');
    expect((await update(owner!, free.predi, { remove_ins: paidIns })).status).toBe(404);
  });

  it('gives every fee back when its owner cancels it, tells the members, and its code dies', async () => {
    const { predi, code } = await openRoom({ amount_ins: 50 });
    expect((await join(friend!, { predi, code })).body.saldo).toBe(150);
    expect((await update(owner!, predi, { cancel: true })).body.predi).toMatchObject({ estado: 'cancelada', pozo: 0 });
    expect((await join(stranger!, { predi, code })).body.code).toBe('CODIGO_NO_EXISTE');
    const { rows } = await sql<{ title: string; saldo: number }>`
      select n.title, (select sum(balance) from account where user_id = n.user_id)::int as saldo
      from notification n where n.user_id = ${friend!.id} and n.kind = 'sala_cancelada'`.execute(server.db.fresh);
    expect(rows).toMatchObject([{ title: expect.stringContaining('Se canceló'), saldo: 200 }]);
  });

  it('may be one of at most 20 that a player has going', async () => {
    for (let i = 0; i < 20; i += 1) expect((await create(owner!, { amount_ins: 0 })).status).toBe(200);
    expect((await create(owner!, { amount_ins: 0 })).body.code).toBe('LIMITE_ALCANZADO');
  });
});

describe('the catalogue of a match', () => {
  it('offers every kind at today’s prices and marks what the room asks', async () => {
    const { predi } = await openRoom();
    const read = (player: TestPlayer) =>
      player.call('GET', `predi-partidos/match-predi/list/all-predictions/${league.matches[0]}/?predi=${predi}`);
    const { body } = await read(owner!);
    expect(body.markets.map((m: { kind: string; selected: boolean }) => [m.kind, m.selected])).toEqual([
      ['1x2', true],
      ['goles', true],
      ['ambos', false],
      ['primer_gol', false],
      ['marcador', false],
      ['goleador', false],
    ]);
    expect(body.markets[0].answers[1]).toMatchObject({ answer: 'Empate', pts: 4, id_match_prediction: 1, id: 102 });
    expect(body.markets[5].answers).toHaveLength(14);
    expect((await read(stranger!)).status).toBe(404);
  });
});

describe('an event room', () => {
  const eventRoom = (asks: { code_only?: boolean; cod_access?: string }) =>
    server.db.tx((tx) =>
      createPrediRoom(tx, {
        tipo: '3',
        name: 'Copa',
        leagueId: league.leagueId,
        amount_ins: 0,
        max_players: 10,
        min_players: 2,
        modo_pozo: 'proporcional',
        commission_bps: 1000,
        lock_lead_min: 5,
        matchIds: league.matches,
        kinds: ['1x2'],
        ...asks,
      }),
    );
  const LISTS = ['predi/sala/list-public/', 'predi/sala/list-public/?page=1', 'predi/sala/list-top-public/?top=50'];
  const listed = async (player: TestPlayer) => {
    const answers = await Promise.all(LISTS.map((path) => player.call('GET', path)));
    return answers.map(({ body }) => (body.results ?? body).map(({ id }: { id: number }) => id) as number[]);
  };
  const roomsOfMatch = async () =>
    (await stranger!.call('GET', `partidos/get-match/${league.matches[0]}/`)).body.num_public_rooms as number;

  it('without a code is open to everybody: at its address, in the public lists and at its match (rules R3.7)', async () => {
    const before = await roomsOfMatch();
    const predi = await eventRoom({});
    expect(await roomsOfMatch()).toBe(before + 1);
    for (const ids of await listed(stranger!)) expect(ids).toContain(predi);
    expect((await stranger!.call('GET', `predi/sala/get/${predi}/`)).body).toMatchObject({ id: predi, tipo: 'evento' });
    expect((await stranger!.call('GET', `predi-partidos/list/match-sala/${predi}/`)).status).toBe(200);
    expect((await stranger!.call('GET', `predi-clutch/match-tiebreak/get/${predi}/`)).body.code).toBe('NO_INSCRITO');
    expect((await join(stranger!, { predi })).body).toMatchObject({
      status: 'ok',
      predi: { id: predi, num_players: 1 },
    });
  });

  it.each([
    ['a code of its own', { cod_access: 'EVENTCDE23' }],
    ['codes of a batch', { code_only: true }],
  ])('with %s does not exist for whoever has none, and stands in no list (rules R3.7)', async (_, asks) => {
    const before = await roomsOfMatch();
    const predi = await eventRoom(asks);
    expect(await roomsOfMatch()).toBe(before);
    for (const ids of await listed(stranger!)) expect(ids).not.toContain(predi);
    expect((await stranger!.call('GET', `predi/sala/get/${predi}/`)).status).toBe(404);
    expect((await join(stranger!, { predi })).status).toBe(404);
  });

  it('takes whoever holds a code of its batch, as often as the code says', async () => {
    const predi = await eventRoom({ code_only: true });
    const batch = { roomId: predi, count: 1, max_uses: 1, expires_at: null };
    const [code] = await server.db.tx((tx) => makeBatch(tx, server.deps.random, batch));
    const enter = (player: TestPlayer, body: object) =>
      player.call('POST', 'predi/ins-predi/event-sala/ins-user/', { body });
    expect((await stranger!.call('GET', `predi/sala/get/${predi}/`)).status).toBe(404);
    expect((await enter(friend!, { code, predi: predi + 1 })).body.code).toBe('CODIGO_NO_EXISTE');
    expect((await enter(friend!, { code, predi })).body).toMatchObject({ status: 'ok', predi: { tipo: 'evento' } });
    expect((await enter(friend!, { code })).body.code).toBe('YA_INSCRITO');
    expect((await stranger!.call('GET', `predi/sala-get/code/${code}/`)).body.join_allowed).toBe(false);
    expect((await enter(stranger!, { code })).body.code).toBe('CODIGO_AGOTADO');
    const room = await openRoom();
    expect((await enter(stranger!, { code: room.code })).body.code).toBe('CODIGO_NO_EXISTE');
  });
});
