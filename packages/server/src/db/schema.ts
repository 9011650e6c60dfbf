import type { Selectable } from 'kysely';
import type { AccountTables, AppUserTable } from './accountTables';
import type { DeskTables } from './deskTables';
import type { EmbedTables } from './embedTables';
import type { FrontTables } from './frontTables';
import type { IncidentTables } from './incidentTables';
import type { ItemTables } from './itemTables';
import type { LeagueTables, MatchTable } from './leagueTables';
import type { LedgerTables } from './ledgerTables';
import type { NodeTables } from './nodeTables';
import type { PeopleTables } from './peopleTables';
import type { PrediTables } from './prediTables';
import type { RoomKindTables } from './roomKindTables';
import type { EntryTable, RoomTable, RoomTables } from './roomTables';
import type { WalletTables } from './walletTables';

/** The tables as Kysely sees them; migrations/*.sql say what each column means. Instants are ISO strings in UTC. */
export interface Database
  extends
    AccountTables,
    DeskTables,
    EmbedTables,
    FrontTables,
    IncidentTables,
    ItemTables,
    LeagueTables,
    LedgerTables,
    NodeTables,
    PeopleTables,
    PrediTables,
    RoomKindTables,
    RoomTables,
    WalletTables {}

export type RoomRow = Selectable<RoomTable>;
export type EntryRow = Selectable<EntryTable>;
export type MatchRow = Selectable<MatchTable>;
export type UserRow = Selectable<AppUserTable>;
