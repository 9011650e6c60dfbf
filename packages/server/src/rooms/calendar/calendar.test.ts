import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarRoutes } from '../../api/pages/calendarRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { rescheduleRooms } from '../../catalogue/incidents/rescheduleRooms';
import { roomTerms } from '../../testing/roomTerms';
import { FIRST_KICK_OFF, smallLeague, type SmallLeague } from '../../testing/smallLeague';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { joinRoom } from '../join/joinRoom';
import { enterCompeRoom } from '../lineups/registerSala';
import { createCompeRoom } from '../offers/createCompeRoom';
import { createPrediRoom } from '../offers/createPrediRoom';

const PATH = 'plus/notifications/calendar/';
const MINUTE = 60_000;

let server: TestServer;
let league: SmallLeague;
beforeAll(async () => {
  server = await openTestServer(gameRoutes);
  league = await smallLeague(server.db);
});
afterAll(() => server.close());

const url = async (player: TestPlayer): Promise<string> => (await player.call('POST', PATH)).body.url;
let overLimit = false;
const open = (address: string) =>
  calendarRoutes({ db: server.db, publicUrl: 'https://juego.example' }, async () => overLimit).request(
    new URL(address).pathname,
    {},
    { ip: '203.0.113.7' },
  );
/** The entries as a calendar program reads them: when, what, with which key, and what rings. */
async function entriesOf(address: string) {
  const answer = await open(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarms = component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    const at = event.startDate.toJSDate().toISOString();
    return { at, uid: event.uid, summary: event.summary, description: event.description, alarms };
  });
}
const lockBefore = (minutes: number) => new Date(Date.parse(FIRST_KICK_OFF) + minutes * MINUTE).toISOString();
const compe = (name: string) =>
  server.db.tx((tx) => createCompeRoom(tx, { ...roomTerms(league, { amount_ins: 0, jornada: 1 }), name }));
const predi = () =>
  server.db.tx((tx) =>
    createPrediRoom(tx, { ...roomTerms(league, { amount_ins: 0 }), matchIds: league.matches, kinds: ['1x2'] }),
  );

describe('the calendar of locks (rules R14.10)', () => {
  it('has an entry for each lock of the player’s rooms, which rings an hour before, and no other’s', async () => {
    const [ana, beto] = [await server.player(), await server.player()];
    const [field, answers] = [await compe('Once; de, "oro"\nfino'), await predi()];
    await server.db.tx((tx) => enterCompeRoom(tx, { roomId: field, userId: ana.id }));
    await server.db.tx((tx) => joinRoom(tx, { roomId: answers, userId: ana.id }));
    const address = await url(ana);
    expect(address).toMatch(/^https:\/\/[^/]+\/services\/plus\/calendar\/[\w-]{32}\.ics$/);
    const entries = await entriesOf(address);
    expect(entries).toEqual([
      {
        at: lockBefore(-5),
        uid: `compe-${field}-j1@juego.example`,
        summary: 'Cierra «Once; de, "oro"\nfino»',
        description: `Liga Chica, Jornada 1. Tu once: https://juego.example/compe/sala/${field}`,
        alarms: ['-PT1H'],
      },
      {
        at: lockBefore(-5),
        uid: `predi-${answers}-m${league.matches[0]}@juego.example`,
        summary: 'Cierra «Sala»',
        description: `Liga Chica, Jornada 1. Tus predicciones: https://juego.example/predi/sala/${answers}`,
        alarms: ['-PT1H'],
      },
    ]);
    expect(await entriesOf(await url(beto))).toEqual([]);
  });

  it('follows a lock that moves under the same key, and gives matches of another day an entry of their own', async () => {
    const ana = await server.player();
    const answers = await predi();
    await server.db.tx((tx) => joinRoom(tx, { roomId: answers, userId: ana.id }));
    const address = await url(ana);
    const before = await entriesOf(address);
    await server.db.tx(async (tx) => {
      const kickOffs = [lockBefore(30), lockBefore(24 * 60)];
      for (const [i, match] of league.matches.entries()) {
        await sql`update match set kick_off = ${kickOffs[i] ?? kickOffs[1]}::timestamptz where id = ${match}`.execute(
          tx,
        );
      }
      await rescheduleRooms(tx, league.matches);
    });
    const after = await entriesOf(address);
    expect(before.map(({ uid }) => uid)).toEqual(after.slice(0, 1).map(({ uid }) => uid));
    expect(after.map(({ at }) => at)).toEqual([lockBefore(25), lockBefore(24 * 60 - 5)]);
  });

  it('leaves out a room that was called off and one that the player left', async () => {
    const ana = await server.player();
    const [off, left] = [await compe('Cancelada'), await compe('Salida')];
    for (const roomId of [off, left]) await server.db.tx((tx) => enterCompeRoom(tx, { roomId, userId: ana.id }));
    const address = await url(ana);
    expect(await entriesOf(address)).toHaveLength(2);
    await sql`update room set estado = 'cancelada' where id = ${off}`.execute(server.db.fresh);
    await sql`delete from lineup where entry_id in (select id from entry where room_id = ${left})`.execute(
      server.db.fresh,
    );
    await sql`delete from entry where room_id = ${left}`.execute(server.db.fresh);
    expect(await entriesOf(address)).toEqual([]);
  });

  it('has one address at a time, which is told once and can be taken back', async () => {
    const ana = await server.player();
    expect((await ana.call('GET', PATH)).body).toEqual({ since: null });
    const first = await url(ana);
    const second = await url(ana);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    const read = (await ana.call('GET', PATH)).body;
    expect(Object.keys(read)).toEqual(['since']);
    expect(Date.parse(read.since)).not.toBeNaN();
    expect((await ana.call('DELETE', PATH)).body).toEqual({ status: 'ok' });
    expect((await open(second)).status).toBe(404);
    expect((await ana.call('DELETE', PATH)).status).toBe(200);
  });

  it('is not there for who guesses, for a blocked player, and for who asks too often', async () => {
    const ana = await server.player();
    const address = await url(ana);
    expect((await open(address.replace(/[\w-]{32}/, 'A'.repeat(32)))).status).toBe(404);
    overLimit = true;
    expect((await open(address)).status).toBe(429);
    overLimit = false;
    await sql`update app_user set blocked_at = app_now() where id = ${ana.id}`.execute(server.db.fresh);
    expect((await open(address)).status).toBe(404);
  });
});
