import type { EmbedScope } from '@arma11/core/contract';
import type { Generated, GeneratedAlways } from 'kysely';

export interface EmbedGrantTable {
  id: GeneratedAlways<number>;
  partner_id: number;
  user_id: number;
  scopes: EmbedScope[];
  created_at: Generated<string>;
  last_used_at: string | null;
  ended_at: string | null;
  origin: string | null;
  user_ref: string | null;
  session_id: number | null;
  state_hash: Uint8Array | null;
  challenge: string | null;
  redeemed_at: string | null;
  expires_at: string | null;
}

export interface EmbedHandleTable {
  handle_hash: Uint8Array;
  grant_id: number;
  spent_at: string | null;
  successor: Generated<Uint8Array | null>;
}

export interface EmbedTokenTable {
  token_hash: Uint8Array;
  grant_id: number;
  origin: string | null;
  expires_at: string;
}

export interface EmbedLinkCodeTable {
  code_hash: Uint8Array;
  partner_id: number;
  user_ref: string;
  expires_at: string;
  used_by: number | null;
}

/** The tables of migration 0015: what players let partners' pages do. */
export interface EmbedTables {
  embed_grant: EmbedGrantTable;
  embed_handle: EmbedHandleTable;
  embed_token: EmbedTokenTable;
  embed_link_code: EmbedLinkCodeTable;
}

export interface PartnerMemberTable {
  partner_id: number;
  user_id: number;
  created_at: Generated<string>;
}

export interface PartnerInvitationTable {
  code_hash: Uint8Array;
  partner_id: number;
  expires_at: string;
  used_by: number | null;
  used_at: string | null;
}

export interface PartnerPageDayTable {
  partner_id: number;
  day: string;
  page: string;
  visits: Generated<number>;
  sign_ins: Generated<number>;
  joins: Generated<number>;
  saves: Generated<number>;
  refused: Generated<number>;
  seen_at: string;
}

/** The tables of migration 0060: who works for a partner, and what happens on its pages. */
export interface ConsoleTables {
  partner_member: PartnerMemberTable;
  partner_invitation: PartnerInvitationTable;
  partner_page_day: PartnerPageDayTable;
}
