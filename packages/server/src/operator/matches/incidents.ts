import { sql } from 'kysely';
import { z } from 'zod';
import { LeagueName, wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { Awarded, IncidentLine, Goals, Reason } from './matchAnswers';
import { incidentLines, printIncidents } from './matchLines';
import { deskModels } from '@arma11/core/schemas';
import { decideIncident } from '../../catalogue/corrections/decideIncident';

const Decided = deskModels.DeskDecision;

/** Decides what becomes of a match that keeps rooms waiting (rules R6.6). */
export const incidentDecide = command({
  name: 'incident decide',
  summary: 'let a result stand, void the match, or give its result; rooms go on with that',
  args: z.object({
    incident: wholeNumber(1, 2_147_483_647).describe('the incident'),
    decision: z
      .enum(['mantener', 'anular', 'resultado'])
      .describe('its score stands, it is void, or this is its result'),
    local: Goals.optional().describe('with resultado: goals of the local side after 90 minutes and added time'),
    visit: Goals.optional().describe('with resultado: goals of the visiting side'),
    first: z.enum(['local', 'visit', 'none']).optional().describe('with resultado: who scored first'),
    minute: wholeNumber(0, 90).optional().describe('with resultado: minute of the first goal'),
    awarded: Awarded,
    reason: Reason,
  }),
  positional: ['incident', 'decision'],
  ops: { method: 'POST', path: 'ops/incidents/{incident}/decide/', role: 'operador', result: Decided },
  run: ({ actor, audited }, { incident, decision, local, visit, first, minute, awarded, reason }) =>
    audited(async (tx) => {
      const result = local === undefined || visit === undefined ? undefined : { local, visit, first, minute, awarded };
      const signed = { actor: actor.name, actorId: actor.id, reason };
      const decided = await decideIncident(tx, { incident, decision, result }, signed);
      const { before, after } = decided;
      return { result: decided, target: `incident:${incident}`, before, after: { decision, ...after }, reason };
    }),
  print: ({ incident, match, decision, after }) =>
    `Incident ${incident} is decided: ${decision}. Match ${match} is ${after.estado}${after.goals_local === null ? '' : ` ${after.goals_local}-${after.goals_visit}`}; its rooms go on.`,
});

/** What waits for a decision, first what the rules decide first. */
export const incidentList = command({
  name: 'incident list',
  summary:
    'matches that keep rooms waiting, until when the rules leave the decision to you, and rooms that are paid late',
  args: z.object({
    league: LeagueName.optional().describe('only of this league'),
    estado: z.enum(['abierta', 'decidida', 'todas']).default('abierta').describe('open, decided, or all'),
  }),
  ops: { method: 'GET', path: 'ops/incidents/', role: 'operador', result: z.array(IncidentLine) },
  run: ({ db }, { league, estado }) =>
    incidentLines(
      db.fresh,
      sql`(${estado}::text = 'todas' or i.estado = ${estado}::text)
        and (${league ?? null}::text is null or l.league_unique = ${league ?? null}::text)`,
    ),
  print: printIncidents,
});
