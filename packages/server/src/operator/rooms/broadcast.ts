import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { entryPage } from '../../catalogue/incidents/entryPage';
import { base64url, sha256 } from '../../platform/bytes';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { notifyEach } from '../../players/notices/notify';
import { LeagueName, RoomId } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { findLeague } from '../definition/findLeague';

const audience = {
  room: RoomId.optional().describe('everybody with a seat in this room'),
  league: LeagueName.optional().describe('everybody with a seat in a room of this league that is not over'),
};
type Asked = { room?: number | undefined; league?: string | undefined };

/** Somebody with a seat, and the page that shows it to them. */
interface Reached {
  userId: number;
  link: string;
}

interface Audience {
  name: string;
  /** What the audit calls it. */
  target: string;
  reached: Reached[];
}

async function nameOf(q: Queryable, { room, league }: Asked): Promise<{ id: number; name: string; target: string }> {
  if ((room === undefined) === (league === undefined))
    throw new CommandError('Say whom: --room or --league, one of them.');
  if (league !== undefined) return { ...(await findLeague(q, league)), target: `league:${league}` };
  const found = await q.selectFrom('room').select(['id', 'name']).where('id', '=', room!).executeTakeFirst();
  if (!found) throw new CommandError(`There is no room ${room}. List them with: room list --all.`);
  return { ...found, target: `room:${room}` };
}

/** People alone: machines that play in the demo read nothing. */
async function audienceOf(q: Queryable, asked: Asked): Promise<Audience> {
  const { id, name, target } = await nameOf(q, asked);
  const where =
    asked.room === undefined
      ? sql<boolean>`r.league_id = ${id} and r.estado not in ('pagada','cancelada')`
      : sql<boolean>`r.id = ${id}`;
  const { rows } = await sql<{
    user: number;
    entry: number;
    room: number;
    kind: 'compe' | 'predi';
    tipo: RoomRow['tipo'];
  }>`
    select distinct on (e.user_id) e.user_id as "user", e.id as entry, r.id as room, r.kind, r.tipo
    from entry e join room r on r.id = e.room_id join app_user u on u.id = e.user_id
    where ${where} and not u.is_bot and u.anonymised_at is null order by e.user_id, r.lock_at, e.id`.execute(q);
  return { name, target, reached: rows.map(({ user, ...seat }) => ({ userId: user, link: entryPage(seat) })) };
}

/** Returns how many a notice would reach. */
export const broadcastPlan = command({
  name: 'broadcast plan',
  summary: 'how many people a notice to a room or a league would reach',
  args: z.object(audience),
  ops: { method: 'GET', path: 'ops/broadcast/', role: 'operador', result: deskModels.DeskAudience },
  run: async ({ db }, asked) => {
    const { name, reached } = await audienceOf(db.fresh, asked);
    return { name, players: reached.length };
  },
  print: ({ name, players }) => `${players} people of "${name}" would be told. Send it with: broadcast send.`,
});

/** Sends everybody of a room or a league a notice, once: whoever had the same words before does not get them again. */
export const broadcast = command({
  name: 'broadcast send',
  summary: 'tell everybody of a room or a league something, once; see first: broadcast plan',
  args: z.object({
    ...audience,
    title: z.string().trim().min(3).max(80).describe('the heading, in Spanish'),
    body: z.string().trim().min(3).max(400).describe('the sentence or two that they read'),
    link: z
      .string()
      .regex(/^\/([\w\-.?=&][\w\-./?=&]{0,198})?$/, 'write a path of the app, such as /compe')
      .optional()
      .describe('the page that it leads to; their seat unless given'),
  }),
  ops: { method: 'POST', path: 'ops/broadcast/', role: 'operador', result: deskModels.DeskBroadcast },
  run: ({ audited }, { title, body, link, ...asked }) =>
    audited(async (tx) => {
      const { name, target, reached } = await audienceOf(tx, asked);
      if (reached.length === 0) throw new CommandError(`Nobody of "${name}" has a seat: there is nobody to tell.`);
      const ref = `${target}:${base64url(await sha256(`${title}\n${body}`)).slice(0, 16)}`;
      const { rows: had } = await sql<{ count: number }>`
        select count(*)::int as count from notification where kind = 'aviso' and ref = ${ref}
          and user_id = any(${reached.map(({ userId }) => userId)}::int[])`.execute(tx);
      await notifyEach(
        tx,
        reached.map((each) => ({ ...each, ...(link ? { link } : {}), kind: 'aviso' as const, ref, title, body })),
      );
      const result = { name, players: reached.length, told: reached.length - had[0]!.count };
      return { result, target, after: { ...result, title, body } };
    }),
  print: ({ name, players, told }) =>
    told === players
      ? `${told} people of "${name}" were told.`
      : `${told} people of "${name}" were told; ${players - told} had the same words before.`,
});
