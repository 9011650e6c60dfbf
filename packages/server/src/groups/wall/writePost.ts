import { sql } from 'kysely';
import type { GroupPost } from '@arma11/core/back-office';
import type { Tx } from '../../platform/db/database';
import { inNumber } from '../../platform/messages/inNumber';
import { Refusal } from '../../platform/refusal';
import { type AttemptLimit, countAttempt } from '../../players/accounts/attempts';
import { shareGroup } from '../heldGroup';
import { posts } from './posts';
import { postText } from './postText';
import { silencedUntil } from './silencedUntil';

/** What somebody may say on all walls together (rules R23.6). */
const limitsOf = (userId: number): AttemptLimit[] => [
  { scope: `wall:minute:${userId}`, most: 6, windowMinutes: 1 },
  { scope: `wall:day:${userId}`, most: 60, windowMinutes: 24 * 60 },
];

/** Says something on the wall of a group. */
export async function writePost(
  tx: Tx,
  { text: written, ...who }: { groupId: number; userId: number; text: string },
): Promise<GroupPost> {
  const { groupId, userId } = who;
  await shareGroup(tx, who);
  if ((await silencedUntil(tx, userId)) !== null) {
    throw new Refusal(
      403,
      'PROHIBIDO',
      'La organización no te deja escribir en los muros por un tiempo. Lo demás del juego sigue abierto para ti.',
    );
  }
  const text = postText(written);
  await countAttempt({ fresh: tx }, limitsOf(userId), tooMuch);
  const { id } = await tx
    .insertInto('group_post')
    .values({ group_id: groupId, kind: 'words', user_id: userId, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [post] = await posts(tx, userId, sql`p.id = ${id}`, sql`order by p.id`);
  return post!;
}

function tooMuch({ most, windowMinutes }: AttemptLimit, retry_after: number): Refusal {
  const wait =
    windowMinutes === 1
      ? inNumber(retry_after, 'segundo', 'segundos')
      : inNumber(Math.ceil(retry_after / 3600), 'hora', 'horas');
  const often = windowMinutes === 1 ? 'por minuto' : 'por día';
  return new Refusal(429, 'MUCHOS_INTENTOS', `Puedes escribir ${most} veces ${often}. Espera ${wait} y sigue.`, {
    retry_after,
  });
}
