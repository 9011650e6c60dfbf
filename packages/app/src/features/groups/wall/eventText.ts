import type { GroupPost } from '@arma11/core/back-office';
import { es } from '../../../messages/es';

/** What happened, in the words of who reads it; an empty text for a member's own words. */
export function eventText(post: GroupPost, me: number | undefined): string {
  const { kind, user, passed, room } = post;
  const t = es.groups.wall;
  const mine = user.id === me;
  const points = post.points ?? 0;
  switch (kind) {
    case 'words':
      return '';
    case 'joined':
      return mine ? t.joinedMe : t.joined(user.username);
    case 'room':
      return t.room(room?.name ?? '');
    case 'won':
      return mine ? t.wonMe(room?.name ?? '', points) : t.won(user.username, room?.name ?? '', points);
    case 'passed':
      return points === 0 ? passedLevel(post, me) : passedBy(user, passed, points, me);
  }
}

type Player = GroupPost['user'];

function passedBy(user: Player, passed: Player | null, points: number, me: number | undefined): string {
  const t = es.groups.wall;
  const other = passed?.username ?? '';
  if (user.id === me) return t.passedByMe(other, points);
  return passed?.id === me ? t.passedMe(user.username, points) : t.passed(user.username, other, points);
}

/** Rooms won part them: the points are the same. */
function passedLevel({ user, passed }: GroupPost, me: number | undefined): string {
  const t = es.groups.wall.level;
  const other = passed?.username ?? '';
  if (user.id === me) return t.passedByMe(other);
  return passed?.id === me ? t.passedMe(user.username) : t.passed(user.username, other);
}
