import { expect, it } from 'vitest';
import { groupPostFixture, groupWallFixture } from '@arma11/testing/fixtures/groupFixtures';
import { changed, postsOf, withPost, type WallParts } from './wallParts';

const part = (...ids: number[]) => groupWallFixture({ posts: ids.map((id) => groupPostFixture({ id })) });
const wall: WallParts = { pages: [part(5, 4), part(4, 3)], pageParams: [null, 4] };
const idsOf = (parts: WallParts | undefined) => parts && postsOf(parts).map(({ id }) => id);

it('a post that is in two parts of a wall is shown once', () => {
  expect(idsOf(wall)).toEqual([5, 4, 3]);
});

it('a new post stands on top, once', () => {
  const next = withPost(wall, groupPostFixture({ id: 6 }));
  expect(idsOf(next)).toEqual([6, 5, 4, 3]);
  expect(withPost(next, groupPostFixture({ id: 6 }))).toBe(next);
  expect(withPost(undefined, groupPostFixture({ id: 6 }))).toBeUndefined();
});

it('a post that is taken is in no part of it', () => {
  expect(idsOf(changed(wall, (post) => (post.id === 4 ? null : post)))).toEqual([5, 3]);
});
