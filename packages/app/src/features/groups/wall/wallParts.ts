import type { InfiniteData } from '@tanstack/react-query';
import type { GroupPost, GroupWall } from '@arma11/core/back-office';

/** What is known of a wall, part by part, the newest first. */
export type WallParts = InfiniteData<GroupWall>;

/** The posts of all parts, each once: one that moved down between two reads is in both. */
export function postsOf({ pages }: WallParts): GroupPost[] {
  return [...new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values()];
}

/** The wall with a new post on top. */
export function withPost(wall: WallParts | undefined, post: GroupPost): WallParts | undefined {
  const [first, ...rest] = wall?.pages ?? [];
  if (!wall || !first || first.posts.some(({ id }) => id === post.id)) return wall;
  return { ...wall, pages: [{ ...first, posts: [post, ...first.posts] }, ...rest] };
}

/** The wall with a post as it is now; `change` returns null for one that is gone. */
export const changed = (
  wall: WallParts | undefined,
  change: (post: GroupPost) => GroupPost | null,
): WallParts | undefined =>
  wall && {
    ...wall,
    pages: wall.pages.map((part) => ({ ...part, posts: part.posts.map(change).filter((post) => post !== null) })),
  };
