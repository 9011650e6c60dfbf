import type { Generated } from 'kysely';

export interface ItemTable {
  id: Generated<number>;
  category: 'avatars' | 'tarjetas' | 'escudos' | 'jugadores' | 'leyendas' | 'buddys';
  name: string;
  image: string;
  rarity: Generated<'comun' | 'rara' | 'epica' | 'legendaria'>;
  source: 'inicial' | 'compra' | 'mision' | 'rango' | 'promo' | 'evento';
  price: Generated<number>;
  unlock_hint: string | null;
  rango_level: number | null;
  team_id: number | null;
  ordinal: Generated<number>;
  active: Generated<boolean>;
  created_at: Generated<string>;
}

export interface UserItemTable {
  user_id: number;
  item_id: number;
  acquired_at: Generated<string>;
  paid: Generated<number>;
}

export interface UserEquippedTable {
  user_id: number;
  category: 'tarjetas' | 'jugadores' | 'leyendas' | 'buddys';
  item_id: number;
}

export interface XpEventTable {
  id: Generated<number>;
  user_id: number;
  reason: 'sala' | 'login_dia';
  ref: string;
  room_id: number | null;
  club_id: number | null;
  xp: number;
  created_at: Generated<string>;
}

export interface NotificationMuteTable {
  user_id: number;
  kind: string;
}

/** The tables of migration 0011: the gallery, the history of XP and muted notices. */
export interface ItemTables {
  item: ItemTable;
  user_item: UserItemTable;
  user_equipped: UserEquippedTable;
  xp_event: XpEventTable;
  notification_mute: NotificationMuteTable;
}
