import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ScoringCode } from '@arma11/core/domain';

export type FeedSource = 'fpl' | 'openfootball' | 'football-txt' | 'football-data' | 'json' | 'csv';

/** Why somebody has to look at a feed (rules R18.3). */
export type FeedAlarm = 'silent' | 'shape' | 'clubs' | 'older';

/** What the answers of a source do not tell. */
export interface FeedSettings {
  name?: string;
  scoring?: ScoringCode;
  season?: string;
  zone?: string;
  mapping?: unknown;
}

export interface FeedTable {
  id: GeneratedAlways<number>;
  league_unique: string;
  source: FeedSource;
  address: string;
  settings: JSONColumnType<FeedSettings>;
  every_s: number;
  live_every_s: number;
  awake_at: Generated<string>;
  paused_at: string | null;
  removed_at: string | null;
  next_at: Generated<string>;
  good_at: string | null;
  failures: Generated<number>;
  alarm: FeedAlarm | null;
  alarm_text: string | null;
  alarm_at: string | null;
  trusted: Generated<boolean>;
  lease: string | null;
  leased_until: ColumnType<string | null, string | null | undefined>;
}

export interface FeedAnswerTable {
  id: GeneratedAlways<number>;
  feed_id: number;
  document: string;
  hash: Uint8Array;
  bytes: number;
  body: Uint8Array;
}

export interface FeedReadTable {
  id: GeneratedAlways<number>;
  feed_id: number;
  at: Generated<string>;
  outcome: 'changed' | 'same' | 'failed' | 'refused';
  problem: string | null;
  changes: Generated<number>;
  trusted: Generated<boolean>;
}

export interface FeedReadAnswerTable {
  read_id: number;
  answer_id: number;
}

export interface FeedDocumentTable {
  feed_id: number;
  document: string;
  answer_id: number;
  etag: string | null;
  last_modified: string | null;
  read_at: string;
}

/** The tables of migration 0023: sources that are polled, and what they answered. */
export interface FeedTables {
  feed: FeedTable;
  feed_answer: FeedAnswerTable;
  feed_read: FeedReadTable;
  feed_read_answer: FeedReadAnswerTable;
  feed_document: FeedDocumentTable;
}
