import type { ReactionEmoji } from '@arma11/core/contract';
import type { GroupCounts, GroupPostKind, GroupReportReason } from '@arma11/core/back-office';
import type { Generated, GeneratedAlways } from 'kysely';

export interface FriendGroupTable {
  id: GeneratedAlways<number>;
  name: string;
  crest: number;
  counts: GroupCounts;
  cod_access: string | null;
  owner_id: number | null;
  created_at: Generated<string>;
  ended_at: string | null;
}

export interface GroupSeasonTable {
  group_id: number;
  season: number;
  started_at: Generated<string>;
  ended_at: string | null;
}

export interface GroupMemberTable {
  group_id: number;
  user_id: number;
  joined_at: Generated<string>;
  left_at: string | null;
  sent_out: Generated<boolean>;
}

export interface GroupRoomTable {
  room_id: number;
  group_id: number;
  season: number;
  added_at: Generated<string>;
}

export interface GroupPostTable {
  id: GeneratedAlways<number>;
  group_id: number;
  kind: GroupPostKind;
  user_id: number;
  at: Generated<string>;
  text: string | null;
  passed_id: number | null;
  room_id: number | null;
  points: number | null;
  hidden: 'reports' | 'desk' | null;
  erased_at: string | null;
}

export interface GroupReactionTable {
  post_id: number;
  user_id: number;
  emoji: ReactionEmoji;
}

export interface GroupReportTable {
  post_id: number;
  user_id: number;
  reason: GroupReportReason;
  at: Generated<string>;
  decided_at: string | null;
}

export interface GroupMuteTable {
  user_id: number;
  group_id: number;
  muted_id: number;
}

export interface GroupSilenceTable {
  user_id: number;
  until: string;
}

/** The tables of migration 0066: groups of friends and their walls. */
export interface GroupTables {
  friend_group: FriendGroupTable;
  group_season: GroupSeasonTable;
  group_member: GroupMemberTable;
  group_room: GroupRoomTable;
  group_post: GroupPostTable;
  group_reaction: GroupReactionTable;
  group_report: GroupReportTable;
  group_mute: GroupMuteTable;
  group_silence: GroupSilenceTable;
}
