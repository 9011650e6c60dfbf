import { deskCalls, type DeskCallName } from '@arma11/core/back-office';
import { requestKey, type ScenarioRequest } from '@arma11/testing/scenarios';
import type { ScenarioIds } from './scenarioIds';
import { everyPage } from './pageReads';

/** A read of the operator's desk; the server checks each answer against what its command promises. */
function deskRequest(name: DeskCallName, input: Record<string, string | number | boolean> = {}): ScenarioRequest {
  const { method, path } = deskCalls[name];
  const query = new URLSearchParams();
  let filled: string = path;
  for (const [field, value] of Object.entries(input)) {
    if (filled.includes(`{${field}}`)) filled = filled.replace(`{${field}}`, String(value));
    else query.set(field, String(value));
  }
  const asked = query.size > 0 ? `${filled}?${query.toString()}` : filled;
  return { heading: 'ops', name, method, path: asked, key: requestKey(method, asked, undefined) };
}

/** What the pages of the back office ask for. */
export const deskReads = ({ sala, predi, player, pages }: ScenarioIds): ScenarioRequest[] => [
  ...everyPage(),
  deskRequest('matchdayBoard'),
  deskRequest('deployCheck'),
  deskRequest('leagueList'),
  deskRequest('depositList', { state: 'queue' }),
  deskRequest('depositShow', { deposit: pages.paidDeposit }),
  deskRequest('withdrawalList', { state: 'open' }),
  deskRequest('roomList'),
  deskRequest('roomList', { all: false }),
  deskRequest('roomShow', { room: sala.evening.id }),
  deskRequest('roomEntries', { room: sala.evening.id, page: 1 }),
  deskRequest('entryShow', { entry: sala.evening.entry }),
  deskRequest('entryShow', { entry: predi.evening.entry }),
  deskRequest('broadcastPlan', { room: sala.evening.id }),
  deskRequest('matchList', { league: pages.league }),
  deskRequest('matchShow', { match: pages.match }),
  deskRequest('incidentList', { estado: 'abierta' }),
  deskRequest('promoList'),
  deskRequest('feedList'),
  deskRequest('bannerList'),
  deskRequest('userList', { limit: 50 }),
  deskRequest('userShow', { user: player.id }),
  deskRequest('userMovements', { user: player.id, page: 1 }),
  deskRequest('adjustList', { state: 'open' }),
  deskRequest('auditList', { limit: 25 }),
];
