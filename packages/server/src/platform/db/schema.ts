import type { Selectable } from 'kysely';
import type { AccountTables, AppUserTable } from './tables/accountTables';
import type { DeskTables } from './tables/operatorTables';
import type { ConsoleTables, EmbedTables } from './tables/partnerTables';
import type { FrontTables } from './tables/homeTables';
import type { FeedTables } from './tables/feedTables';
import type { GroupTables } from './tables/groupTables';
import type { IncidentTables } from './tables/incidentTables';
import type { ItemTables } from './tables/itemTables';
import type { LeagueTables, MatchTable } from './tables/leagueTables';
import type { LedgerTables } from './tables/ledgerTables';
import type { MessageTables } from './tables/messageTables';
import type { NodeTables } from './tables/nodeTables';
import type { NoticeTables } from './tables/noticeTables';
import type { PeopleTables } from './tables/contactTables';
import type { PrediTables } from './tables/predictionTables';
import type { RoomKindTables } from './tables/roomKindTables';
import type { RoomTable, RoomTables } from './tables/roomTables';
import type { WalletTables } from './tables/walletTables';
import type { WebhookTables } from './tables/webhookTables';

/** The tables as Kysely sees them; migrations/*.sql say what each column means. Instants are ISO strings in UTC. */
export interface Database
  extends
    AccountTables,
    ConsoleTables,
    DeskTables,
    EmbedTables,
    FeedTables,
    FrontTables,
    GroupTables,
    IncidentTables,
    ItemTables,
    LeagueTables,
    LedgerTables,
    MessageTables,
    NodeTables,
    NoticeTables,
    PeopleTables,
    PrediTables,
    RoomKindTables,
    RoomTables,
    WalletTables,
    WebhookTables {}

export type RoomRow = Selectable<RoomTable>;
export type MatchRow = Selectable<MatchTable>;
export type UserRow = Selectable<AppUserTable>;
