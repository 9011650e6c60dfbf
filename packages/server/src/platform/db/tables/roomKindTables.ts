import type { Generated, GeneratedAlways } from 'kysely';

export interface EventTable {
  id: GeneratedAlways<number>;
  name: string;
  image: string;
  league_id: number;
  created_at: Generated<string>;
}

export interface RoomJornadaTable {
  room_id: number;
  jornada: number;
  lock_at: string;
}

export interface AccessCodeTable {
  code: string;
  room_id: number;
  max_uses: number;
  used: Generated<number>;
  expires_at: string | null;
  created_at: Generated<string>;
}

/** The tables of migration 0006: events, the locks of their later jornadas and codes in batches. */
export interface RoomKindTables {
  event: EventTable;
  room_jornada: RoomJornadaTable;
  access_code: AccessCodeTable;
}
