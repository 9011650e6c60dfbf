import type { CallTable } from '@arma11/core';
import { contract, type Call } from '@arma11/core/contract';

const { compe, partners, predi, quests, reactions, salas } = contract;

const made: ReadonlySet<Call> = new Set<Call>([
  compe.allByUser,
  compe.basicUpdate,
  compe.copyLineup,
  compe.generateLineup,
  compe.getLineup,
  compe.ranking,
  compe.registerSala,
  compe.retrive,
  compe.saveLineup,
  compe.updateFormation,
  partners.viewer,
  predi.join,
  predi.joinEvent,
  predi.listRanking,
  predi.longTerm,
  predi.makeScores,
  predi.matchSala,
  predi.sala,
  predi.saveAnswers,
  predi.saveClutch,
  predi.tiebreak,
  predi.topAwards,
  quests.mainQuest,
  reactions.ofRoom,
  reactions.react,
  salas.playersByPosition,
  salas.sala,
  salas.topAward,
]);

const rowsOf = (rows: Readonly<Record<string, Call>>) =>
  Object.entries(rows)
    .filter(([, call]) => made.has(call))
    .map(([name, { method, path, access, idempotent }]) => [
      name,
      { method, path, ...(idempotent ? { idempotent } : {}), ...(access === 'public' ? { access } : {}) },
    ]);

/**
 * The calls that the widgets make on a partner's page, without what only `client.quiet` asks; a test finds one that is missing. The build evaluates this file
 * and ships its result without the contract.
 */
export const embedContract: CallTable = Object.fromEntries(
  Object.entries(contract)
    .map(([heading, rows]) => [heading, rowsOf(rows)] as const)
    .filter(([, rows]) => rows.length > 0)
    .map(([heading, rows]) => [heading, Object.fromEntries(rows)]),
);
