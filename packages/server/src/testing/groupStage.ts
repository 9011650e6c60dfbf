import { sql } from 'kysely';
import type { GroupCounts } from '@arma11/core/back-office';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { createCompeRoom } from '../rooms/offers/createCompeRoom';
import { createPrediRoom } from '../rooms/offers/createPrediRoom';
import { roomTerms } from './roomTerms';
import { type SmallLeague, smallLeague } from './smallLeague';
import type { ApiAnswer, TestPlayer, TestServer } from './testServer';

/** Groups of friends and private rooms that they play, on a league of their own. */
export interface GroupStage {
  league: SmallLeague;
  /** Makes a group with these members, the first of whom leads it; returns its id. */
  group(members: readonly TestPlayer[], terms?: { name?: string; counts?: GroupCounts }): Promise<number>;
  /** Opens a private free room of somebody's. */
  room(owner: TestPlayer, kind?: 'compe' | 'predi'): Promise<number>;
  /** Puts a room into a group. */
  add(owner: TestPlayer, group: number, room: number): Promise<ApiAnswer>;
  /** Opens a room, puts it into a group and has it paid with these points, by player. */
  played(
    owner: TestPlayer,
    group: number,
    points: ReadonlyMap<TestPlayer, number>,
    kind?: 'compe' | 'predi',
  ): Promise<number>;
  /** Seats players in a room and has it paid with these points, as if it had been played; `why`: their fees went back. */
  pay(room: number, points: ReadonlyMap<TestPlayer, number>, why?: string): Promise<void>;
}

export const groupPath = (group: number, rest = '') => `plus/groups/${group}/${rest}`;

let leagues = 0;

/** Opens the stage on a server with the routes of groups. */
export async function groupStage({ db }: TestServer): Promise<GroupStage> {
  leagues += 1;
  const league = await smallLeague(db, `liga-de-grupos-${leagues}`);
  let codes = 0;
  const codeOf = () =>
    `SAKA${String((codes += 1)).padStart(6, '0')}`.replaceAll(/\d/g, (d) => 'ABCDEFGHJK'[Number(d)]!);

  const stage: GroupStage = {
    league,
    async group([leader, ...others], { name = 'Los del barrio', counts = 'both' } = {}) {
      const { body } = await leader!.call('POST', 'plus/groups/', { body: { name, crest: 3, counts } });
      const { cod_access: code } = (await leader!.call('GET', groupPath(body.id))).body;
      for (const each of others) await each.call('POST', 'plus/groups/join/', { body: { code } });
      return body.id;
    },
    async room({ id: ownerId }, kind = 'compe') {
      const terms = { amount_ins: 0, tipo: '2' as const, ownerId, cod_access: codeOf() };
      return db.tx((tx) =>
        kind === 'compe'
          ? createCompeRoom(tx, roomTerms(league, { ...terms, jornada: 1 }))
          : createPrediRoom(tx, roomTerms(league, { ...terms, kinds: ['1x2'], matchIds: league.matches })),
      );
    },
    add: (owner, group, room) => owner.call('PUT', groupPath(group, `rooms/${room}/`)),
    async played(owner, group, points, kind) {
      const room = await stage.room(owner, kind);
      await stage.add(owner, group, room);
      await stage.pay(room, points);
      return room;
    },
    async pay(room, points, why) {
      let seq = 0;
      for (const [{ id }, made] of points) {
        seq += 1;
        const entry = await db.fresh
          .insertInto('entry')
          .values({ room_id: room, user_id: id, fee: 0, paid: 0 })
          .returning('id')
          .executeTakeFirstOrThrow();
        await sql`insert into standing (room_id, seq, gen, entry_id, points, last_points, position, sharing)
          select ${room}, ${seq}, standing_gen, ${entry.id}, ${made}, 0, ${seq}, 1 from room where id = ${room}`.execute(
          db.fresh,
        );
      }
      await sql`update room set taken = ${seq}, estado = 'pagada', paid_at = app_now(), cancel_reason = ${why ?? null}
        where id = ${room}`.execute(db.fresh);
      await advanceRooms(db, room);
    },
  };
  return stage;
}
