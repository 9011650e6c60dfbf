import { sql } from 'kysely';
import { z } from 'zod';
import { LeagueName } from '../definition/arguments';
import { command } from '../definition/command';
import { IncidentLine } from './matchAnswers';
import { incidentLines, printIncidents } from './matchLines';

/** What waits for a decision, first what the rules decide first. */
export const incidentList = command({
  name: 'incident list',
  summary: 'matches that keep rooms waiting, and until when the rules leave the decision to you',
  args: z.object({
    league: LeagueName.optional().describe('only of this league'),
    estado: z.enum(['abierta', 'decidida', 'todas']).default('abierta').describe('open, decided, or all'),
  }),
  ops: { method: 'GET', path: 'ops/incidents/', role: 'operador', result: z.array(IncidentLine) },
  run: ({ db }, { league, estado }) =>
    incidentLines(
      db.read,
      sql`(${estado}::text = 'todas' or i.estado = ${estado}::text)
        and (${league ?? null}::text is null or l.league_unique = ${league ?? null}::text)`,
    ),
  print: printIncidents,
});
