import type { CallOptions, Client } from '@arma11/core';
import {
  groupCalls,
  type Group,
  type GroupInvitation,
  type GroupMember,
  type GroupPost,
  type GroupRoom,
  type GroupSeason,
  type GroupSummary,
  type GroupWall,
} from '@arma11/core/back-office';

/** What each call about groups answers. */
interface Answers {
  list: GroupSummary[];
  create: GroupSummary;
  invitation: GroupInvitation;
  join: GroupSummary;
  open: Group;
  change: GroupSummary;
  renewCode: { cod_access: string };
  newSeason: GroupSeason;
  removeMember: object;
  addRoom: GroupRoom;
  wall: GroupWall;
  write: GroupPost;
  erase: object;
  react: GroupPost;
  report: object;
  mute: GroupMember;
}

/** Makes a call about groups of friends: they are in no contract that other pages load. */
export async function askGroups<N extends keyof Answers>(
  client: Client,
  name: N,
  input: object = {},
  options?: CallOptions,
): Promise<Answers[N]> {
  return (await client.send(`groups.${name}`, groupCalls[name], { ...input }, options)) as Answers[N];
}
