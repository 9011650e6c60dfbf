import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx } from '../../platform/db/database';
import { setClock } from '../../platform/db/clock';
import { Refusal } from '../../platform/refusal';
import { CommandError } from '../../operator/definition/command';
import { oneTransaction } from '../../demo/seed/oneTransaction';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { rolledBack } from '../../testing/rolledBack';
import { lineupActs, slotActs, type Choice, type Step } from '../../testing/slotActs';
import { lockedNow, wrongMoves } from '../../testing/slotOracle';
import { lineupsNow, openSlotStage, STARTS, type SlotStage, type SlotSequence } from '../../testing/slotSequence';

// docs/proofs.md has the command for the large run; SLOT_SEED splits it.
const SEQUENCES = Number(process.env['SLOT_SEQUENCES'] ?? (process.env['ARMA11_TEST_DB'] === 'pg' ? 20 : 8));
const SEED = Number(process.env['SLOT_SEED'] ?? 2026);
const STEPS = 20;
const SECOND = 1000;

let stage: SlotStage;
/** How often something was written while somebody was locked, and refused: a property about nothing would hold, too. */
const seen = { steps: 0, writtenBesideLocked: 0, refused: 0, byDatabase: 0 };
const outcomes: Record<string, Partial<Record<Outcome, number>>> = {};

beforeAll(async () => {
  const db = await openTestDatabase();
  stage = await openSlotStage(db);
});
afterAll(() => stage.db.close());

/** A choice that a number decides, the same for the same number. */
const choiceOf = (n: number): Choice => {
  let state = n;
  return (from) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return from[state % Math.max(1, from.length)]!;
  };
};

/** The rooms close and start by the clock, as the runner has it. */
async function runClock(sequence: SlotSequence): Promise<void> {
  sequence.now += SECOND;
  await setClock(oneTransaction(stage.db.engine, sequence.tx), { at: new Date(sequence.now), speed: 0 });
  await sql`update room set estado = case when starts_at <= app_now() then 'en_vivo' else 'cerrada' end
    where estado in ('abierta','llena','cerrada') and lock_at <= app_now()`.execute(sequence.tx);
}

/** `written` is done, with another lineup than before. */
type Outcome = 'done' | 'written' | 'closed' | 'refused';

/** Does a step; what is refused leaves nothing behind. */
async function attempt(tx: Tx, { write }: Step): Promise<Outcome> {
  await sql`savepoint act`.execute(tx);
  try {
    await write?.();
    await sql`release savepoint act`.execute(tx);
    return 'done';
  } catch (error) {
    await sql`rollback to savepoint act`.execute(tx);
    if (error instanceof Refusal) return error.code === 'CERRADO' ? 'closed' : 'refused';
    if (error instanceof CommandError) return 'refused';
    if (!brokenConstraint(error)?.startsWith('lineup_')) throw error;
    seen.byDatabase += 1;
    return 'closed';
  }
}

async function doStep(sequence: SlotSequence, name: string, n: number): Promise<void> {
  await runClock(sequence);
  const before = sequence.lineups;
  const step = slotActs[name]!(sequence, choiceOf(n), before);
  const outcome = await attempt(sequence.tx, step);
  const after = await lineupsNow(sequence);
  sequence.lineups = after;
  const takesBack = step.takesBack ?? false;
  expect(wrongMoves(sequence, before, after, { takesBack }), `${name}(${n})`).toEqual([]);
  if (step.free) expect(outcome, `${name}(${n}) moves nobody who is locked`).not.toBe('closed');
  seen.steps += 1;
  const written = after.some(({ id, version }) => before.find((was) => was.id === id)?.version !== version);
  const told = outcome === 'done' && written ? 'written' : outcome;
  (outcomes[name] ??= {})[told] = (outcomes[name]?.[told] ?? 0) + 1;
  if (outcome === 'closed') seen.refused += 1;
  for (const lineup of after) {
    const states = sequence.history.get(lineup.id) ?? [];
    if (states.at(-1)?.version === lineup.version) continue;
    sequence.history.set(lineup.id, [...states, lineup]);
    if (!takesBack && lockedNow(sequence, lineup).size > 0) seen.writtenBesideLocked += 1;
  }
}

// As much is written as happens.
const names = [...Object.keys(slotActs), ...Object.keys(lineupActs)];
const step = fc.record({ name: fc.constantFrom(...names), n: fc.nat({ max: 0xffffff }) });

it(
  'whatever is written and happens, in whatever order, nobody whose match has begun comes in or goes out (rules R14.5, security T-SLOT)',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STARTS),
        fc.array(step, { minLength: 12, maxLength: STEPS, size: 'max' }),
        (now, steps) =>
          rolledBack(stage.db, async ({ fresh }) => {
            const tx = fresh as Tx;
            const matches = stage.matches.map((match) => ({ ...match }));
            const sequence: SlotSequence = { tx, stage, now, matches, lineups: [], history: new Map() };
            for (const n of [0, 1, 2]) await doStep(sequence, 'joins', n);
            for (const { name, n } of steps) await doStep(sequence, name, n);
          }),
      ),
      { numRuns: SEQUENCES, seed: SEED, endOnFailure: false },
    );
    expect(seen.writtenBesideLocked).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
    expect(seen.byDatabase).toBeGreaterThan(0);
    if (process.env['SLOT_SEQUENCES']) {
      const engine = stage.db.engine;
      process.stdout.write(`${JSON.stringify({ engine, sequences: SEQUENCES, seed: SEED, ...seen, outcomes })}\n`);
    }
  },
  12 * 3_600_000,
);
