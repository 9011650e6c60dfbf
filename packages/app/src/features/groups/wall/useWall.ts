import { useEffect, useRef, useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { GroupPost } from '@arma11/core/back-office';
import { groupKeys, groupQueries } from '../../../group/groupQueries';
import { es } from '../../../messages/es';
import { changed, postsOf, withPost, type WallParts } from './wallParts';

/** The wall of a group as it is read, and how what was done shows on it before it is read again. */
export function useWall(group: number, me: number | undefined) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(groupQueries.wall(useClient(), group));
  const posts = query.data && postsOf(query.data);
  const set = (change: (wall: WallParts | undefined) => WallParts | undefined) =>
    queryClient.setQueryData<WallParts>(groupKeys.wall(group), change);
  return {
    query,
    posts,
    news: useNews(posts, me),
    add: (post: GroupPost) => set((wall) => withPost(wall, post)),
    put: (post: GroupPost) => set((wall) => changed(wall, (each) => (each.id === post.id ? post : each))),
    drop: (isGone: (post: GroupPost) => boolean) =>
      set((wall) => changed(wall, (post) => (isGone(post) ? null : post))),
  };
}

/** Says how many posts of others have come since the wall was opened, when some do. */
function useNews(posts: readonly GroupPost[] | undefined, me: number | undefined): string {
  const newest = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!posts) return;
    const before = newest.current;
    newest.current = Math.max(before ?? 0, ...posts.map(({ id }) => id));
    if (before === null) return;
    const count = posts.filter(({ id, user }) => id > before && user.id !== me).length;
    if (count > 0) setSaid(es.groups.wall.news(count));
  }, [posts, me]);
  return said;
}
