import { isDeepStrictEqual } from 'node:util';
import { seededRandom } from '@arma11/core/art';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { RoomCertificate } from '@arma11/core/contract';
import { readyScorings } from '@arma11/core/domain';
import type { Db } from '../../platform/db/database';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';
import { importReportedMatches, type ReportedMatch } from '../../testing/importReportedMatches';
import { roomCertificate } from './certificate';

// What a paid room was paid on, for anybody to compute again (rules R15.4).

/** Rooms of the large run (docs/proofs.md); `npm test` takes a few. */
const ROOMS = Number(process.env['ARMA11_CERTIFICATES'] ?? 12);
/** How many digits are changed in each, one at a time. */
const DIGITS = 8;

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const OVER = 475;
const RESULTS: readonly ReportedMatch[] = [0, 1, 2, 3].map((match) => ({ match, goals: [2 + match, 1] }));

interface Verified {
  problems: { where: string; what: string }[];
}
const verify = async (certificate: object) =>
  ((await testCommand(db, 'settle verify', { certificate: JSON.stringify(certificate) })) as Verified).problems;

/** The part of a certificate that another differs in, as `settle verify` names parts. */
function changedPart(certificate: RoomCertificate, forged: object): string {
  const changed = (before: object, after: object) =>
    Object.keys(before).find((key) => !isDeepStrictEqual(before[key as never], after[key as never]))!;
  const name = changed(certificate, forged);
  const part = certificate[name as keyof RoomCertificate];
  return Array.isArray(part) ? `${name}[${changed(part, forged[name as never])}]` : name;
}

/** A certificate's text with one of its digits another, wherever it stands: in a number, a name, a date or a hash. */
function withAnotherDigit(text: string, random: () => number): string {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = digits[Math.floor(random() * digits.length)]!;
  const other = (Number(text[at]) + 1 + Math.floor(random() * 9)) % 10;
  return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
}

/** How a forged text was refused, which must tell where it was changed. */
async function refusedAs(certificate: RoomCertificate, text: string): Promise<'text' | 'shape' | 'content'> {
  const refused = await testCommand(db, 'settle verify', { certificate: text }).catch((error: unknown) => error);
  if (refused instanceof Error) {
    if (/it is no JSON/.test(refused.message)) return 'text';
    expect(refused.message).toContain(`at ${changedPart(certificate, JSON.parse(text) as object)}`);
    return 'shape';
  }
  const where = changedPart(certificate, JSON.parse(text) as object);
  const places = (refused as Verified).problems.map((problem) => problem.where);
  expect(
    places.some((place) => place === where || place.startsWith(`${where}.`)),
    `${where} was changed, and refused were ${places.join(', ')}`,
  ).toBe(true);
  return 'content';
}

/** Pays these rooms; each entry of a lineup room has another forward, each of a prediction room its own answers. */
async function pay(rooms: readonly number[]): Promise<void> {
  await sql`
    update lineup l set players = array_replace(l.players, l.players[10], (
      select p.id from player p where p.position = 3 and p.team_id = any(${stage.league.teams}::int[]) and p.id <> all(l.players)
      order by p.id offset l.entry_id % 3 limit 1))
    where l.entry_id in (select id from entry where room_id = any(${[...rooms]}::int[]))`.execute(db.fresh);
  await sql`
    insert into answer (entry_id, market_id, alternative_id)
    select e.id, k.id, (select a.id from alternative a where a.market_id = k.id order by a.ordinal
      offset (e.id + k.id) % (select count(*) from alternative b where b.market_id = k.id) limit 1)
    from entry e join market k on k.room_id = e.room_id where e.room_id = any(${[...rooms]}::int[])`.execute(db.fresh);
  // Every third guesses nothing of the clutch match, which is the last one.
  await sql`
    insert into clutch_answer (entry_id, match_id, goals_local, goals_visit, minute)
    select e.id, ${stage.league.matches.at(-1)}::int, e.id % 4, e.id % 2, case when e.id % 2 = 0 then e.id % 90 end
    from entry e join room r on r.id = e.room_id
    where r.kind = 'predi' and e.id % 3 > 0 and e.room_id = any(${[...rooms]}::int[])`.execute(db.fresh);
  await playOut();
}

/** The matches are played and told, and what is due is paid. */
async function playOut(): Promise<void> {
  await stage.at(-5);
  await stage.advance();
  await stage.at(OVER);
  await importReportedMatches(db, stage.league, RESULTS);
  await stage.at(OVER + 10);
  await importReportedMatches(db, stage.league, RESULTS);
  await stage.at(OVER + 61);
  await stage.advance();
}

async function openRooms(count: number): Promise<number[]> {
  const rooms: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const kinds = ['1x2', 'goles', 'ambos', 'marcador', 'primer_gol', 'goleador'] as const;
    const room = at % 2 === 0 ? await stage.compe(10) : await stage.predi(10, [...kinds]);
    await stage.seat(room, 3 + (at % 3));
    rooms.push(room);
  }
  return rooms;
}

describe('the certificate of a paid room', () => {
  it(
    'verifies, room by room, and one changed digit anywhere is refused with its place',
    async () => {
      const rooms = await openRooms(ROOMS);
      await pay(rooms);
      const refused = { text: 0, shape: 0, content: 0 };
      for (const room of rooms) {
        const certificate = await roomCertificate(db.fresh, room);
        expect(await verify(certificate)).toEqual([]);
        const random = seededRandom(room);
        for (let turn = 0; turn < DIGITS; turn += 1) {
          const text = withAnotherDigit(JSON.stringify(certificate), random);
          refused[await refusedAs(certificate, text)] += 1;
        }
      }
      expect(refused.content).toBeGreaterThan(ROOMS);
      if (process.env['ARMA11_CERTIFICATES']) {
        process.stdout.write(`${JSON.stringify({ certificates: ROOMS, verified: ROOMS, refused })}\n`);
      }
    },
    ROOMS * 5000 + 60_000,
  );

  it('of a room with its own table tells what each guessed score earned, and refuses another', async () => {
    const room = await stage.predi(10, ['marcador']);
    await sql`update room set rules = rules || jsonb_build_object('predi_scoring', ${JSON.stringify(readyScorings.kicktipp)}::jsonb)
      where id = ${room}`.execute(db.fresh);
    await stage.seat(room, 5);
    await pay([room]);
    const certificate = await roomCertificate(db.fresh, room);
    expect(await verify(certificate)).toEqual([]);
    const [first, ...rest] = certificate.markets;
    const paid = first!.alternatives.filter(({ right }) => right).map(({ code, pts }) => [code, pts]);
    expect(paid).toEqual(
      expect.arrayContaining([
        ['2-1', 4],
        ['3-2', 3],
        ['2-0', 2],
      ]),
    );
    const alternatives = first!.alternatives.map((each) => (each.code === '2-0' ? { ...each, pts: 4 } : each));
    const forged = { ...certificate, markets: [{ ...first!, alternatives }, ...rest] };
    const at = alternatives.findIndex(({ code }) => code === '2-0');
    expect((await verify(forged)).map(({ where }) => where)).toContain(`markets[0].alternatives[${at}].pts`);
  });

  it('tells who scored, and refuses another answer about it', async () => {
    const [, room] = (await openRooms(2)) as [number, number];
    await pay([room]);
    const certificate = await roomCertificate(db.fresh, room);
    expect(certificate.slate.map(({ scorers }) => scorers?.length)).toEqual([2, 2, 2, 2]);
    const at = certificate.markets.findIndex(({ kind, void: no }) => kind === 'goleador' && !no);
    const markets = certificate.markets.map((market, index) =>
      index === at
        ? { ...market, alternatives: market.alternatives.map((each) => ({ ...each, right: !each.right })) }
        : market,
    );
    const places = (await verify({ ...certificate, markets })).map(({ where }) => where);
    expect(places).toContain(`markets[${at}].alternatives[0].right`);
  });

  it('has the guesses that part equals, and refuses places that do not follow from them (rules R7.5)', async () => {
    const room = await stage.predi(10, ['1x2']);
    await stage.seat(room, 4);
    await pay([room]);
    const paid = await roomCertificate(db.fresh, room);
    const { answers, points } = paid.entries[0]!;
    // As if all had answered the same, and the first had guessed the last match, which ended 5-1, the second one goal less, and so on.
    const guess = (at: number) => ({ goals_local: 5 - at, goals_visit: 1, minute: null });
    const guessed = (order: readonly number[]) =>
      paid.entries.map((entry, at) => ({ ...entry, answers, points, position: at + 1, clutch: guess(order[at]!) }));
    const wrongPlaces = async (order: readonly number[]) =>
      (await verify({ ...paid, entries: guessed(order) }))
        .map(({ where }) => where)
        .filter((at) => at.endsWith('.position'));
    expect(await wrongPlaces([0, 1, 2, 3])).toEqual([]);
    expect(await wrongPlaces([1, 0, 2, 3])).toEqual(['entries[0].position', 'entries[1].position']);
    expect(paid.room.clutch_match).toBe(stage.league.matches.at(-1));
  });

  it('verifies where a source calls a player something else than the pool that they were picked from (rules R4.2)', async () => {
    const room = await stage.compe(10);
    await stage.seat(room, 3);
    await stage.at(-5);
    await stage.advance();
    // The scorers of every match; their points are those of forwards.
    await sql`update player set position = 1 where league_id = ${stage.league.leagueId} and position = 3`.execute(
      db.fresh,
    );
    for (const minutes of [OVER, OVER + 10]) {
      await stage.at(minutes);
      await importReportedMatches(db, stage.league, RESULTS);
    }
    await stage.at(OVER + 61);
    await stage.advance();
    const certificate = await roomCertificate(db.fresh, room);
    expect(certificate.slate.flatMap(({ players }) => players).some(({ position }) => position === 3)).toBe(true);
    expect(await verify(certificate)).toEqual([]);
  });

  it('is the same after a later correction, and there is none before the payment', async () => {
    const [compe, predi] = (await openRooms(2)) as [number, number];
    await expect(roomCertificate(db.fresh, compe)).rejects.toMatchObject({ status: 404 });
    await pay([compe, predi]);
    const before = [await roomCertificate(db.fresh, compe), await roomCertificate(db.fresh, predi)];
    await testCommand(db, 'match result', { match: stage.league.matches[0]!, local: 0, visit: 5, reason: 'Acta' });
    await stage.advance();
    expect([await roomCertificate(db.fresh, compe), await roomCertificate(db.fresh, predi)]).toEqual(before);
  });

  it('of a room in which nobody scored says that everybody was refunded, with no pot and no commission (rules R7.6)', async () => {
    const room = await stage.predi(10, ['1x2']);
    await stage.seat(room, 2);
    await playOut();
    const certificate = await roomCertificate(db.fresh, room);
    expect(certificate.room).toMatchObject({ refunded: true, pozo: 0, comision: 0 });
    expect(certificate).not.toHaveProperty('long_term');
    expect(await verify(certificate)).toEqual([]);
  });

  it('names the players of a public room, and those of a private one by number', async () => {
    const [open, closed] = (await openRooms(2)) as [number, number];
    await sql`update room set cod_access = 'ABCDEFGHJK' where id = ${closed}`.execute(db.fresh);
    await pay([open, closed]);
    const names = async (room: number) => (await roomCertificate(db.fresh, room)).entries.map(({ name }) => name);
    expect((await names(open)).every((name) => name.startsWith('jugador'))).toBe(true);
    expect((await names(closed)).toSorted()).toEqual(['1', '2', '3', '4']);
  });

  it('is no certificate where the file is something else', async () => {
    await expect(testCommand(db, 'settle verify', { certificate: '{"hash":1}' })).rejects.toThrow(
      /no certificate of a room/,
    );
    await expect(testCommand(db, 'settle verify', { certificate: 'hola' })).rejects.toThrow(/no JSON/);
  });
});
