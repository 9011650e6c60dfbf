import { calls } from './call';

const self = { access: 'self', fallback: 'null', ours: true } as const;
const AT = 'plus/groups/{group}';

/** Groups of friends (rules R23). Like the console's calls they are not in `contract`: only their own pages load them. */
export const groupCalls = calls({
  /** The groups that the caller is in. */
  list: { method: 'GET', path: 'plus/groups/', ...self },
  /** Makes a group, in which the caller is alone until others come with its code. */
  create: { method: 'POST', path: 'plus/groups/', idempotent: 'byKey', ...self },
  /** The group that a code lets into, before entering it. */
  invitation: { method: 'GET', path: 'plus/groups/invitation/', ...self },
  /** Enters the group of a code. */
  join: { method: 'POST', path: 'plus/groups/join/', idempotent: 'byContent', ...self },
  /** A group with the table of one of its seasons. */
  open: { method: 'GET', path: `${AT}/`, ...self },
  /** Gives a group another name and crest. */
  change: { method: 'PUT', path: `${AT}/`, idempotent: 'byContent', ...self },
  /** Makes a new code; the one before lets nobody in any more. */
  renewCode: { method: 'POST', path: `${AT}/code/`, idempotent: 'byKey', ...self },
  /** Ends the season and begins the next with an empty table. */
  newSeason: { method: 'POST', path: `${AT}/seasons/`, idempotent: 'byKey', ...self },
  /** Leaves a group, or sends somebody out of one's own. */
  removeMember: { method: 'DELETE', path: `${AT}/members/{user}/`, idempotent: 'byContent', ...self },
  /** Puts a room of the caller's making into a group. */
  addRoom: { method: 'PUT', path: `${AT}/rooms/{room}/`, idempotent: 'byContent', ...self },
  /** What was said on the wall of a group and what happened in it, newest first. */
  wall: { method: 'GET', path: `${AT}/wall/`, ...self },
  /** Says something on the wall. */
  write: { method: 'POST', path: `${AT}/wall/`, idempotent: 'byKey', ...self },
  /** Takes back what the caller said, or from the wall of their own group what anybody said. */
  erase: { method: 'DELETE', path: `${AT}/wall/{post}/`, idempotent: 'byContent', ...self },
  /** Gives the caller's reaction to a post, in place of the one before; null takes it back. */
  react: { method: 'PUT', path: `${AT}/wall/{post}/reaction/`, idempotent: 'byContent', ...self },
  /** Tells the operator that a post should not be there. */
  report: { method: 'PUT', path: `${AT}/wall/{post}/report/`, idempotent: 'byContent', ...self },
  /** Shows the caller what a member says, or does not. */
  mute: { method: 'PUT', path: `${AT}/members/{user}/mute/`, idempotent: 'byContent', ...self },
});
