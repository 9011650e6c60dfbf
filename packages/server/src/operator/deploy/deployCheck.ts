import { deskModels } from '@arma11/core/schemas';
import type { DeskDeploy, DeskDeployCheck } from '@arma11/core/back-office';
import { z } from 'zod';
import type { Db } from '../../platform/db/database';
import { command } from '../definition/command';
import { busyTimes, HORIZON_HOURS } from './busyTimes';
import { archiveCheck, ledgerCheck, messagesCheck, paymentsCheck, schemaCheck, timesCheck } from './deployChecks';
import { quietWindow } from './quietWindow';

const HOUR_MS = 3_600_000;

const asInstant = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

async function deployCheckOf(db: Db): Promise<DeskDeploy> {
  const { now, matches, locks } = await busyTimes(db.fresh);
  const checks = [
    timesCheck('matches', matches, now),
    timesCheck('locks', locks, now),
    await paymentsCheck(db.fresh),
    await messagesCheck(db.fresh),
    await schemaCheck(db),
    await ledgerCheck(db),
    ...(await archiveCheck(db)),
  ];
  const window = quietWindow([...matches, ...locks], {
    now,
    horizon: now + HORIZON_HOURS * HOUR_MS,
    lasting: HOUR_MS,
  });
  return {
    safe: checks.every(({ state }) => state === 'good'),
    checks,
    quiet_from: asInstant(window?.from),
    quiet_until: asInstant(window?.until),
  };
}

const GOOD: Record<DeskDeployCheck['kind'], string> = {
  matches: 'no match with rooms is on or about to begin',
  locks: 'no room locks within half an hour',
  payments: 'no room is about to be paid',
  messages: 'mails and SMS leave',
  schema: 'the tables are those of this server',
  ledger: 'the books agree',
  archive: 'the archive of the database works',
};
const IN_THE_WAY: Record<DeskDeployCheck['kind'], string> = {
  matches: 'matches with rooms that are on, or begin within half an hour',
  locks: 'rooms that lock within half an hour',
  payments: 'rooms that are about to be paid',
  messages: 'mails and SMS that have waited for more than five minutes (the log says why)',
  schema: 'the tables are of another version, so an upgrade is under way',
  ledger: 'the books do not agree (`ledger verify` says where)',
  archive: 'the archive of the database fails (the log of PostgreSQL says why)',
};

const lineOf = ({ kind, state, count, until }: DeskDeployCheck) =>
  state === 'good'
    ? `ok    ${GOOD[kind]}`
    : `${state.padEnd(5)} ${IN_THE_WAY[kind]}: ${count}${until ? `, until ${until}` : ''}`;

function windowLine({ quiet_from, quiet_until }: DeskDeploy): string {
  if (quiet_from === null) return `No hour without a match or a lock within ${HORIZON_HOURS} hours.`;
  return `Quiet from ${quiet_from} until ${quiet_until ?? `${HORIZON_HOURS} hours from now, at least`}.`;
}

/** Whether the servers of this game can be replaced now, and when they can. */
export const deployCheck = command({
  name: 'deploy check',
  summary: 'whether the servers can be replaced now, and when it is quiet; ends with 1 when something is in the way',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/deploy/', role: 'operador', result: deskModels.DeskDeploy },
  run: ({ db }) => deployCheckOf(db),
  print: (found) =>
    [found.safe ? 'Safe to deploy now.' : 'Not now.', ...found.checks.map(lineOf), windowLine(found)].join('\n'),
  failed: ({ safe }) => !safe,
});
