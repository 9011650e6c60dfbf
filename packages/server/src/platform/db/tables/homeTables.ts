import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export interface ClockTable {
  one: Generated<boolean>;
  real_at: string;
  app_at: string;
  speed: number;
}

export interface BannerTable {
  id: GeneratedAlways<number>;
  title: string;
  image: string;
  link: string;
  action: string;
  color_bg: string;
  color_text: string;
  alt: string;
  ordinal: Generated<number>;
  active: Generated<boolean>;
}

export interface ContentEntryTable {
  slug: string;
  title: string;
  html: string;
  updated_at: Generated<string>;
}

export interface QuestTable {
  id: GeneratedAlways<number>;
  title: string;
  description: string;
  reward_coins: Generated<number>;
  is_main: Generated<boolean>;
  active: Generated<boolean>;
  reward_item: number | null;
  starts_at: string | null;
  ends_at: string | null;
  repeats: Generated<'semana' | 'una_vez'>;
}

export interface CriterioTable {
  id: GeneratedAlways<number>;
  quest_id: number;
  title: string;
  event: string;
  target: number;
  link: string;
  ordinal: number;
}

export interface CriterioStepTable {
  user_id: number;
  criterio_id: number;
  period: string;
  ref: string;
}

export interface QuestClaimTable {
  user_id: number;
  quest_id: number;
  period: string;
  claimed_at: Generated<string>;
}

export interface SettingTable {
  key: string;
  value: JSONColumnType<object>;
}

/** The front page, the missions, and what the server remembers of itself. */
export interface FrontTables {
  clock: ClockTable;
  banner: BannerTable;
  content_entry: ContentEntryTable;
  quest: QuestTable;
  criterio: CriterioTable;
  criterio_step: CriterioStepTable;
  quest_claim: QuestClaimTable;
  setting: SettingTable;
}
