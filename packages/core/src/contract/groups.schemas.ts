// Long: everything that the calls of groups take and return.
import { z } from 'zod';
import type { groupCalls } from './groups.calls';
import { Done, Estado, Fee, Id, Instant, type Model, UserMini } from './models';
import { ReactionCount, ReactionEmoji } from './reactions.schemas';
import { RoomKind } from './salas.schemas';
import type { SchemasFor } from './schema';

/** Which rooms of a group count for its table (rules R23.3). */
export const GroupCounts = z.enum(['lineups', 'predictions', 'both']);
export type GroupCounts = z.infer<typeof GroupCounts>;

/** One of the twelve drawings that stand for a group. */
const Crest = z.int().min(1).max(12);

const groupSummary = z.object({
  /** The group. */
  id: Id,
  /** Its name. */
  name: z.string(),
  /** Which of the twelve drawings stands for it. */
  crest: Crest,
  /** Which of its rooms count. */
  counts: GroupCounts,
  /** How many are in it. */
  members: z.int(),
  /** The caller's place in the table of the season; null before they have played a room of it. */
  position: z.int().nullable(),
  /** The next lock of a room in it that the caller may still enter or change; null where there is none. */
  next_lock: Instant.nullable(),
});
/** A group of friends, in the list of a member. */
export interface GroupSummary extends z.infer<typeof groupSummary> {}
export const GroupSummary: Model<GroupSummary> = groupSummary;

const groupInvitation = groupSummary.pick({ id: true, name: true, crest: true, counts: true, members: true }).extend({
  /** Who leads it; null where they have left. */
  owner: UserMini.nullable(),
  /** Whether the caller is in it already. */
  joined: z.boolean(),
});
/** A group as its code shows it to whoever may enter. */
export interface GroupInvitation extends z.infer<typeof groupInvitation> {}
export const GroupInvitation: Model<GroupInvitation> = groupInvitation;

const groupMember = z.object({
  /** Who it is. */
  user: UserMini,
  /** Whether the caller reads nothing of what they say. */
  muted: z.boolean(),
});
/** Somebody in a group. */
export interface GroupMember extends z.infer<typeof groupMember> {}
export const GroupMember: Model<GroupMember> = groupMember;

const groupRow = z.object({
  /** The place; whom nothing parts shares it. */
  position: z.int(),
  /** Whose row it is; they may have left since. */
  user: UserMini,
  /** The sum of their points in the rooms that count. */
  points: z.int(),
  /** In how many of them they played. */
  rooms: z.int(),
  /** In how many of them nobody of the group had more points, with two of it at the least. */
  won: z.int(),
});
/** A row of a season's table. */
export interface GroupRow extends z.infer<typeof groupRow> {}
export const GroupRow: Model<GroupRow> = groupRow;

const groupRoom = z.object({
  /** Of which game it is. */
  kind: RoomKind,
  /** The room. */
  id: Id,
  /** Its name. */
  name: z.string(),
  /** Its league. */
  league_name: z.string(),
  /** The jornada that it is played in. */
  jornada_name: z.string(),
  /** Where it is in its life (rules R2). */
  estado: Estado,
  /** What an entry costs. */
  amount_ins: Fee,
  /** How many have entered. */
  num_players: z.int(),
  /** Until when one can enter. */
  lock_at: Instant,
  /** The caller plays in it. */
  joined: z.boolean(),
  /** What lets the caller in, while one can enter and they have not. */
  cod_access: z.string().nullable(),
  /** Who of the group had the most points, once it is paid. */
  winners: z.array(UserMini),
  /** Their points; null before it is paid. */
  best: z.int().nullable(),
});
/** A room in a group. */
export interface GroupRoom extends z.infer<typeof groupRoom> {}
export const GroupRoom: Model<GroupRoom> = groupRoom;

/** The most points with an eleven and with predictions, the most rooms won, the most in a row, and the largest lead (rules R23.5). */
export const GroupRecordKind = z.enum(['lineup', 'predictions', 'won', 'streak', 'lead']);
export type GroupRecordKind = z.infer<typeof GroupRecordKind>;

const namedRoom = z.object({
  /** Of which game it is. */
  kind: RoomKind,
  /** The room. */
  id: Id,
  /** Its name. */
  name: z.string(),
});

const groupRecord = z.object({
  /** What it is the most of. */
  kind: GroupRecordKind,
  /** Points, or rooms. */
  value: z.int(),
  /** Who was the first to reach it. */
  user: UserMini,
  /** The room in which; null for what took several. */
  room: namedRoom.nullable(),
});
/** A record of a group, of all its seasons. */
export interface GroupRecord extends z.infer<typeof groupRecord> {}
export const GroupRecord: Model<GroupRecord> = groupRecord;

const groupRival = z.object({
  /** The other. */
  user: UserMini,
  /** How many rooms of the group both played, in all its seasons. */
  rooms: z.int(),
  /** In how many of them the caller had more points. */
  won: z.int(),
  /** In how many the other had. */
  lost: z.int(),
});
/** How the caller and another member fared against each other. */
export interface GroupRival extends z.infer<typeof groupRival> {}
export const GroupRival: Model<GroupRival> = groupRival;

const groupSeason = z.object({
  /** From 1. */
  season: z.int(),
  /** When it began. */
  started_at: Instant,
  /** When the next one began; null while it is going on. */
  ended_at: Instant.nullable(),
  /** Who was first in the end; none while it is going on, or when nothing was played. */
  champions: z.array(UserMini),
});
/** A season of a group. */
export interface GroupSeason extends z.infer<typeof groupSeason> {}
export const GroupSeason: Model<GroupSeason> = groupSeason;

const group = groupSummary.pick({ id: true, name: true, crest: true, counts: true }).extend({
  /** What others enter with. */
  cod_access: z.string(),
  /** Who leads it: may change it, send members out and take posts from the wall. */
  owner: UserMini.nullable(),
  /** Whether that is the caller. */
  mine: z.boolean(),
  /** Who is in it, by name. */
  members: z.array(GroupMember),
  /** The season that the table and the rooms are of. */
  season: z.int(),
  /** All of them, the newest first. */
  seasons: z.array(GroupSeason),
  /** The table. */
  table: z.array(GroupRow),
  /** The rooms, the next lock first, then the latest that were played. */
  rooms: z.array(GroupRoom),
  /** The records. */
  records: z.array(GroupRecord),
  /** The caller against each other member they have played with, the closest first. */
  rivals: z.array(GroupRival),
});
/** A group of friends, for its members. */
export interface Group extends z.infer<typeof group> {}
export const Group: Model<Group> = group;

/** Words of a member; or what happened: somebody came, a room was put in, was won, or somebody passed somebody in the table. */
export const GroupPostKind = z.enum(['words', 'joined', 'room', 'won', 'passed']);
export type GroupPostKind = z.infer<typeof GroupPostKind>;

const groupPost = z.object({
  /** The post. */
  id: Id,
  /** What it is. */
  kind: GroupPostKind,
  /** When it was written, or happened. */
  at: Instant,
  /** Who wrote it, came, put the room in, won, or passed. */
  user: UserMini,
  /** The words, as they were written; null for what happened. */
  text: z.string().nullable(),
  /** Who was passed. */
  passed: UserMini.nullable(),
  /** The room. */
  room: namedRoom.nullable(),
  /** With how many points the room was won, or by how many somebody was passed. */
  points: z.int().nullable(),
  /** How often each reaction was given, always in the same order. */
  counts: z.array(ReactionCount),
  /** The caller's own; null while they gave none. */
  mine: ReactionEmoji.nullable(),
  /** The caller has reported it. */
  reported: z.boolean(),
});
/** What stands on the wall of a group. */
export interface GroupPost extends z.infer<typeof groupPost> {}
export const GroupPost: Model<GroupPost> = groupPost;

const groupWall = z.object({
  /** Newest first, at most 30. */
  posts: z.array(GroupPost),
  /** What to ask for those before; null where there are none. */
  before: Id.nullable(),
  /** Until when the operator lets the caller say nothing; null where they may. */
  silenced_until: Instant.nullable(),
});
/** A part of the wall of a group. */
export interface GroupWall extends z.infer<typeof groupWall> {}
export const GroupWall: Model<GroupWall> = groupWall;

/** Why a post should not be there. */
export const GroupReportReason = z.enum(['insults', 'threats', 'personal', 'spam', 'other']);
export type GroupReportReason = z.infer<typeof GroupReportReason>;

const ByGroup = z.object({
  /** The group. */
  group: Id,
});
const ByMember = ByGroup.extend({
  /** The member. */
  user: Id,
});
const ByPost = ByGroup.extend({
  /** The post. */
  post: Id,
});
const Looks = z.object({
  /** Three to forty letters. */
  name: z.string().trim().min(3).max(40),
  /** Which of the twelve drawings stands for it. */
  crest: Crest,
});
const Code = z.object({
  /** As it was shared, in any spelling. */
  code: z.string().max(40),
});

export const groupsSchemas = {
  list: { response: z.array(GroupSummary) },
  create: {
    body: Looks.extend({
      /** Which of its rooms count: for good. */
      counts: GroupCounts,
    }),
    response: GroupSummary,
  },
  invitation: { query: Code, response: GroupInvitation },
  join: { body: Code, response: GroupSummary },
  open: {
    params: ByGroup,
    query: z.object({
      /** One of its seasons; the one that is going on unless given. */
      season: z.int().min(1).max(1000).optional(),
    }),
    response: Group,
  },
  change: { params: ByGroup, body: Looks, response: GroupSummary },
  renewCode: {
    params: ByGroup,
    response: z.object({
      /** What others enter with from now on. */
      cod_access: z.string(),
    }),
  },
  newSeason: { params: ByGroup, response: GroupSeason },
  removeMember: { params: ByMember, response: Done },
  addRoom: {
    params: ByGroup.extend({
      /** The room. */
      room: Id,
    }),
    response: GroupRoom,
  },
  wall: {
    params: ByGroup,
    query: z.object({
      /** The `before` of the part above. */
      before: Id.optional(),
    }),
    response: GroupWall,
  },
  write: {
    params: ByGroup,
    body: z.object({
      /** One to 280 letters. */
      text: z.string().trim().min(1).max(280),
    }),
    response: GroupPost,
  },
  erase: { params: ByPost, response: Done },
  react: {
    params: ByPost,
    body: z.object({
      /** The caller's reaction from now on; null takes it back. */
      emoji: ReactionEmoji.nullable(),
    }),
    response: GroupPost,
  },
  report: {
    params: ByPost,
    body: z.object({
      /** Why it should not be there. */
      reason: GroupReportReason,
    }),
    response: Done,
  },
  mute: {
    params: ByMember,
    body: z.object({
      /** Whether the caller reads nothing of theirs. */
      muted: z.boolean(),
    }),
    response: GroupMember,
  },
} satisfies SchemasFor<typeof groupCalls>;
