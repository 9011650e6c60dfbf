import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { RoomCommitments } from '@arma11/core/contract';
import { commitmentProblems } from '@arma11/core/domain';
import type { Db } from '../../platform/db/database';
import { lockOwnEntry } from '../predictions/lockOwnEntry';
import { selectRooms } from '../view/roomView';
import { hexSha256 } from '../settle/certificate';
import type { RoomStage } from '../../testing/roomStage';
import { stageEachTest } from '../../testing/stageEachTest';
import { testCommand } from '../../testing/testCommand';
import { roomCommitments } from './roomCommitments';

// What everybody had when a room locked, published so that nobody changes it unseen (rules R15.5). The room's four
// matches kick off at 0, 120, 240 and 360 minutes, and lock 5 minutes before.

let db: Db;
let stage: RoomStage;
stageEachTest((opened) => {
  stage = opened;
  ({ db } = opened);
});

const seenBy = async (user: number, room: number): Promise<RoomCommitments> => {
  const [seen] = await selectRooms(db.fresh, user, sql`r.id = ${room}`);
  return roomCommitments(db.fresh, seen!);
};
const problems = (commitments: RoomCommitments) => commitmentProblems(commitments, hexSha256);
const contentOf = ({ receipt }: RoomCommitments['commitments'][number]) => JSON.parse(receipt!.content);
const answer = (room: number) =>
  sql`
    insert into answer (entry_id, market_id, alternative_id)
    select e.id, k.id, min(a.id) from entry e join market k on k.room_id = e.room_id join alternative a on a.market_id = k.id
    where e.room_id = ${room} group by 1, 2`.execute(db.fresh);

const isWaiting = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db.fresh);
  return rows.length > 0;
};

describe('a room commits to what its players had (rules R15.5)', () => {
  it.each([2, 3, 5, 8])('at the lock, and each of %d players has a receipt that leads to the root', async (count) => {
    const room = await stage.compe(0, { max_players: 10 });
    const players = await stage.seat(room, count);
    await stage.at(-5.1);
    await stage.advance();
    expect((await seenBy(players[0]!, room)).commitments).toEqual([]);
    await stage.at(-5);
    await stage.advance();
    await stage.advance();
    const roots = new Set<string>();
    for (const player of players) {
      const seen = await seenBy(player, room);
      expect(seen.commitments).toHaveLength(1);
      expect(await problems(seen)).toEqual([]);
      const [made] = seen.commitments;
      roots.add(made!.root);
      const { rows } = await sql<{ players: number[] }>`
        select l.players from lineup l where l.entry_id = ${made!.receipt!.entry}`.execute(db.fresh);
      expect(contentOf(made!).players).toEqual(rows[0]!.players);
    }
    expect(roots.size).toBe(1);
  });

  it('to nothing of somebody who is not in it: they see the root alone', async () => {
    const room = await stage.compe(0);
    await stage.seat(room, 2);
    const [stranger] = await stage.seat(await stage.compe(0), 1);
    await stage.at(-5);
    await stage.advance();
    const { commitments } = await seenBy(stranger!, room);
    expect(commitments).toMatchObject([{ leaves: 2, receipt: null }]);
    expect(commitments[0]!.root).toMatch(/^[\da-f]{64}$/);
  });

  it('match by match where each locks by itself', async () => {
    const room = await stage.predi(0, ['1x2', 'goles']);
    const [player] = await stage.seat(room, 3);
    await answer(room);
    for (const minutes of [-5, 115, 235, 355]) {
      await stage.at(minutes);
      await stage.advance();
    }
    const seen = await seenBy(player!, room);
    expect(seen.commitments.map(({ matches }) => matches)).toEqual(stage.league.matches.map((match) => [match]));
    expect(await problems(seen)).toEqual([]);
    expect(seen.commitments.map((each) => contentOf(each).answers.length)).toEqual([2, 2, 2, 2]);
  });

  // The embedded database does one thing at a time.
  it.runIf(process.env['ARMA11_TEST_DB'] === 'pg')(
    'with the answers of a save that passed its check before the lock and ends after it',
    async () => {
      const room = await stage.predi(0, ['1x2']);
      const [player] = await stage.seat(room, 2);
      await answer(room);
      let letGo = () => {};
      const released = new Promise<void>((resolve) => (letGo = resolve));
      let saved: Promise<void> | undefined;
      const last = await new Promise<number>((held, failed) => {
        saved = db.tx(async (tx) => {
          const { id } = await lockOwnEntry(tx, player!, room);
          const { rows } = await sql<{ alternative_id: number }>`
            update answer w set alternative_id = (select max(a.id) from alternative a where a.market_id = w.market_id)
            from market k where w.entry_id = ${id} and k.id = w.market_id and k.match_id = ${stage.league.matches[0]}
            returning w.alternative_id`.execute(tx);
          held(rows[0]!.alternative_id);
          await released;
        });
        saved.catch(failed);
      });
      await stage.at(-5);
      const advanced = stage.advance();
      try {
        await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { timeout: 5000, interval: 5 });
      } finally {
        letGo();
      }
      await Promise.all([saved, advanced]);
      const { commitments } = await seenBy(player!, room);
      expect(contentOf(commitments[0]!).answers).toEqual([last]);
    },
  );

  it('slot by slot where a slot locks with its own match', async () => {
    const room = await stage.compe(0);
    await sql`update room set rules = jsonb_set(rules, '{flags,late_swap}', 'true') where id = ${room}`.execute(
      db.fresh,
    );
    const [player] = await stage.seat(room, 2);
    await stage.at(-5);
    await stage.advance();
    await stage.at(115);
    await stage.advance();
    const seen = await seenBy(player!, room);
    expect(await problems(seen)).toEqual([]);
    const locked = seen.commitments.map((each) => contentOf(each).players.filter((id: number | null) => id !== null));
    expect(locked[0].length).toBeLessThan(12);
    expect(locked[1]).toEqual(expect.arrayContaining(locked[0]));
    expect(locked[1]).toHaveLength(12);
  });

  it('anew when a match had begun early and later saves were taken back (rules R1.4)', async () => {
    const room = await stage.predi(0, ['1x2']);
    const [player] = await stage.seat(room, 2);
    await answer(room);
    await stage.at(-5);
    await stage.advance();
    await sql`update answer set saved_at = app_now() - interval '1 minute'
      where market_id in (select id from market where room_id = ${room})`.execute(db.fresh);
    await testCommand(db, 'match status', {
      match: stage.league.matches[0]!,
      estado: 'en_vivo',
      at: '2026-06-11T19:50:00Z',
      reason: 'Empezó antes',
    });
    await stage.advance();
    const seen = await seenBy(player!, room);
    expect(await problems(seen)).toEqual([]);
    expect(seen.commitments.map((each) => contentOf(each).answers.length)).toEqual([1, 0]);
  });

  it('once more when a match that was put off after its lock locks again', async () => {
    const room = await stage.predi(0, ['1x2']);
    const [player] = await stage.seat(room, 2);
    await stage.at(-5);
    await stage.advance();
    await sql`update match set kick_off = kick_off + interval '1 hour' where id = ${stage.league.matches[0]!}`.execute(
      db.fresh,
    );
    await stage.at(20);
    await answer(room);
    await stage.advance();
    await stage.at(55);
    await stage.advance();
    await stage.advance();
    const { commitments } = await seenBy(player!, room);
    expect(commitments.map((each) => contentOf(each).answers.length)).toEqual([0, 1]);
  });

  it('for good: a row of it is not changed, and a changed lineup is not what the receipt says', async () => {
    const room = await stage.compe(0);
    const [player] = await stage.seat(room, 2);
    await stage.at(-5);
    await stage.advance();
    const before = await seenBy(player!, room);
    await expect(sql`update commitment_leaf set content = '{}'`.execute(db.fresh)).rejects.toThrow('append-only');
    await expect(sql`delete from commitment`.execute(db.fresh)).rejects.toThrow('append-only');
    const forged = {
      ...before,
      commitments: before.commitments.map((each) => ({
        ...each,
        receipt: { ...each.receipt!, content: each.receipt!.content.replace('442', '433') },
      })),
    };
    const verify = (file: object) => testCommand(db, 'settle verify', { certificate: JSON.stringify(file) });
    expect(await verify(before)).toMatchObject({ what: 'receipts', room, count: 1, problems: [] });
    expect(await verify(forged)).toMatchObject({ problems: [{ where: 'commitments[0].receipt' }] });
    expect(await seenBy(player!, room)).toEqual(before);
  });
});
