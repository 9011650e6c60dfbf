import type { z } from 'zod';
import { accountsSchemas } from './accounts.schemas';
import { compeSchemas } from './compe.schemas';
import * as deskBoard from './deskBoard.models';
import * as deskDeploy from './deskDeploy.models';
import * as deskEntries from './deskEntries.models';
import * as deskFeeds from './deskFeeds.models';
import * as deskGroups from './deskGroups.models';
import * as deskMatches from './deskMatches.models';
import * as deskMoney from './deskMoney.models';
import * as deskPeople from './deskPeople.models';
import * as deskRooms from './deskRooms.models';
import { duelsSchemas } from './duels.schemas';
import { eventsSchemas } from './events.schemas';
import { homeSchemas } from './home.schemas';
import { itemsSchemas } from './items.schemas';
import { leaguesSchemas } from './leagues.schemas';
import * as models from './models';
import { notificationsSchemas } from './notifications.schemas';
import { partidosSchemas } from './partidos.schemas';
import { partnersSchemas } from './partners.schemas';
import { prediSchemas } from './predi.schemas';
import { questsSchemas } from './quests.schemas';
import { reactionsSchemas } from './reactions.schemas';
import { salasSchemas } from './salas.schemas';
import type { CallSchemas } from './schema';
import { systemSchemas } from './system.schemas';
import { walletSchemas } from './wallet.schemas';

/** The zod schemas of every call: for the server, tests, OpenAPI and development checks; browsers do not load them. */
export const contractSchemas = {
  accounts: accountsSchemas,
  quests: questsSchemas,
  compe: compeSchemas,
  salas: salasSchemas,
  predi: prediSchemas,
  reactions: reactionsSchemas,
  duels: duelsSchemas,
  partidos: partidosSchemas,
  leagues: leaguesSchemas,
  events: eventsSchemas,
  home: homeSchemas,
  wallet: walletSchemas,
  items: itemsSchemas,
  notifications: notificationsSchemas,
  partners: partnersSchemas,
  system: systemSchemas,
};
export type ContractSchemas = typeof contractSchemas;

type Fields<S> = S extends z.ZodType ? z.input<S> : unknown;
type Body<S> = S extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown;

/** What a caller passes: path and query fields flat, the body under `body`. */
export type SchemaInput<S extends CallSchemas> = Fields<S['params']> & Fields<S['query']> & Body<S>;

/** What the call returns. */
export type SchemaOutput<S extends CallSchemas> = z.output<S['response']>;

export { callTable } from './callTable';
export type { CallSchemas, SchemasFor } from './schema';
export { consoleSchemas } from './console.schemas';
export { groupsSchemas } from './groups.schemas';
export { recapSchemas } from './recap.schemas';
export { visitorsSchemas } from './visitors.schemas';
export { secondFactorSchemas } from './secondFactor.schemas';
export { ErrorBody } from './models';
/** What the operator's desk returns, by name. */
export const deskModels = {
  ...deskBoard,
  ...deskDeploy,
  ...deskEntries,
  ...deskMoney,
  ...deskRooms,
  ...deskMatches,
  ...deskFeeds,
  ...deskGroups,
  ...deskPeople,
};
/** The wire's entities by name: the components of the OpenAPI document. */
export { models as wireModels };
