import { z } from 'zod';
import { awardTableProblem, isCasual } from '@arma11/core/domain';
import type { FrozenRules } from '../../platform/db/tables/roomTables';
import { wholeNumber } from '../definition/arguments';

export const Reason = z.string().trim().min(3).max(500).describe('why; kept with the change');

const EventId = wholeNumber(1, 2_147_483_647);

/** Percents by place in the shell: '60,25,15', which must add up to 100 (rules R7.2). */
const Awards = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?(,\d{1,3}(\.\d{1,2})?)*$/, 'write the percents by place, such as 60,25,15')
  .transform((text) =>
    text.split(',').map((percent, i) => ({ position_from: i + 1, position_to: i + 1, percent: Number(percent) })),
  )
  .superRefine((table, context) => {
    const problem = awardTableProblem(table);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** What rooms and offers have in common. */
export const termsShape = {
  tipo: z.enum(['1', '3', '4', '5']).default('1').describe('1 public, 3 event, 4 casual F6, 5 legends'),
  fee: wholeNumber(0, 1_000_000_000).default(0).describe('what a seat costs'),
  seats: wholeNumber(2, 1_000_000).optional().describe('how many fit: 20, in casual rooms 10 unless given'),
  min: wholeNumber(2, 1_000_000).default(2).describe('how few it runs with'),
  mode: z.enum(['proporcional', 'garantizado', 'completo']).default('proporcional').describe('how the pot is made'),
  pot: wholeNumber(1, 1_000_000_000).optional().describe('what a garantizado room promises'),
  awards: Awards.optional().describe('percents by place, such as 60,25,15; by number of entries unless given'),
  commission: wholeNumber(0, 1500).default(1000).describe('the operator’s share in basis points'),
  lead: wholeNumber(0, 60).default(5).describe('minutes from the lock to the first kick-off'),
  event: EventId.optional().describe('the event it belongs to'),
  captain: z.boolean().default(false).describe('one player counts double'),
  late_swap: z.boolean().default(false).describe('each slot locks with its own match'),
  max_per_club: wholeNumber(1, 12).optional().describe('how many of one club'),
  budget: z.boolean().default(false).describe('a lineup may only cost 75 M, of prices by averages'),
  solo_nuevos: z.boolean().default(false).describe('only for players with fewer than 50 closed paid rooms'),
};

const Terms = z.object(termsShape);
export type Terms = z.output<typeof Terms>;

/** The optional rules that were asked for (rules R4.1, R2.6). */
export const flagsOf = ({ captain, late_swap, max_per_club, budget, solo_nuevos }: Terms): FrozenRules['flags'] => ({
  captain,
  late_swap,
  max_per_club: max_per_club ?? null,
  solo_nuevos,
  ...(budget && { budget }),
});

export const seatsOf = ({ seats, tipo }: Terms): number => seats ?? (isCasual({ tipo }) ? 10 : 20);
