import { groupCalls } from '@arma11/core/back-office';
import { groupsSchemas } from '@arma11/core/schemas';
import { addRoom } from '../groups/addRoom';
import { beginSeason } from '../groups/beginSeason';
import { changeGroup, renewGroupCode } from '../groups/changeGroup';
import { createGroup } from '../groups/createGroup';
import { findGroupByCode } from '../groups/findGroupByCode';
import { groupInvitation } from '../groups/groupInvitation';
import { groupSummaries } from '../groups/groupSummaries';
import { groupView } from '../groups/groupView';
import { joinGroup } from '../groups/joinGroup';
import { removeMember } from '../groups/removeMember';
import { erasePost } from '../groups/wall/erasePost';
import { muteMember } from '../groups/wall/muteMember';
import { reactToPost } from '../groups/wall/reactToPost';
import { reportPost } from '../groups/wall/reportPost';
import { wall } from '../groups/wall/wall';
import { writePost } from '../groups/wall/writePost';
import type { Caller } from '../platform/http/caller';
import { type RouteGroup, routes } from '../platform/http/route';

const done = { status: 'ok' as const };

const words: Record<keyof typeof groupCalls, string> = {
  list: 'The groups of friends that the caller is in: whose room locks next first, then those they came to last.',
  create:
    'Makes a group, which the caller leads and is alone in until others come with its code. A player is in twenty at most.',
  invitation: 'The group that a code lets into, before entering it. Wrong codes are counted with wrong codes of rooms.',
  join: 'Enters the group of a code, where it has fewer than a hundred members; whoever is in it already stays. Whom its leader sent out is refused.',
  open: 'A group with the table of one of its seasons, its rooms, records and rivals. To whoever is not in it there is none.',
  change: 'Gives a group another name and crest. Its leader may.',
  renewCode: 'Makes a new code; the one before lets nobody in any more. The leader may.',
  newSeason: 'Ends the season and begins the next with an empty table. The leader may.',
  removeMember:
    'Leaves a group, or sends somebody out of one’s own, who does not come back with a code. Where the leader leaves, whoever has been in it longest leads.',
  addRoom:
    'Puts a private room of the caller’s into a group, until its lock, of a kind that counts there. It is in one group at most.',
  wall: 'What was said on the wall of a group and what happened in it, newest first, thirty at a time.',
  write: 'Says something on the wall: 280 letters and six lines at most, six times a minute and sixty a day.',
  erase: 'Takes back what the caller said, or from the wall of their own group what anybody said.',
  react: 'Gives the caller’s reaction to a post, in place of the one before; null takes it back.',
  report:
    'Tells the operator that a post should not be there. The caller is not shown it again, and after the third report nobody is until the operator has decided.',
  mute: 'Shows the caller what somebody of the group says, or does not.',
};

const who = ({ player, params }: { player: Caller; params: { group: number } }) => ({
  groupId: params.group,
  userId: player.id,
});
const which = ({ player, params }: { player: Caller; params: { group: number; post: number } }) => ({
  ...who({ player, params }),
  postId: params.post,
});

/** Groups of friends (rules R23). */
export const groupRoutes: RouteGroup & { heading: 'groups' } = {
  ...routes(groupCalls, groupsSchemas, {
    list: ({ deps, player }) => groupSummaries(deps.db.fresh, player.id),

    create: ({ deps, player, body, write }) =>
      write((tx) => createGroup(tx, deps.random, { ...body, userId: player.id })),

    async invitation({ deps, player, query, ip }) {
      const found = await findGroupByCode(deps.db, { ...query, userId: player.id, ip });
      return groupInvitation(deps.db.fresh, { ...found, userId: player.id });
    },

    async join({ deps, player, body, ip, write }) {
      const found = await findGroupByCode(deps.db, { ...body, userId: player.id, ip });
      return write((tx) => joinGroup(tx, { ...found, userId: player.id }));
    },

    open: (asked) => groupView(asked.deps.db.fresh, { ...who(asked), season: asked.query.season }),

    change: (asked) => asked.write((tx) => changeGroup(tx, { ...who(asked), ...asked.body })),

    renewCode: (asked) => asked.write((tx) => renewGroupCode(tx, asked.deps.random, who(asked))),

    newSeason: (asked) => asked.write((tx) => beginSeason(tx, who(asked))),

    removeMember: (asked) =>
      asked.write(async (tx) => {
        await removeMember(tx, { ...who(asked), member: asked.params.user });
        return done;
      }),

    addRoom: (asked) => asked.write((tx) => addRoom(tx, { ...who(asked), roomId: asked.params.room })),

    wall: (asked) => wall(asked.deps.db.fresh, { ...who(asked), before: asked.query.before }),

    write: (asked) => asked.write((tx) => writePost(tx, { ...who(asked), text: asked.body.text })),

    erase: (asked) =>
      asked.write(async (tx) => {
        await erasePost(tx, which(asked));
        return done;
      }),

    react: (asked) => asked.write((tx) => reactToPost(tx, { ...which(asked), emoji: asked.body.emoji })),

    report: (asked) =>
      asked.write(async (tx) => {
        await reportPost(tx, { ...which(asked), reason: asked.body.reason });
        return done;
      }),

    mute: (asked) =>
      asked.write((tx) => muteMember(tx, { ...who(asked), member: asked.params.user, muted: asked.body.muted })),
  }),
  heading: 'groups',
  words,
};
