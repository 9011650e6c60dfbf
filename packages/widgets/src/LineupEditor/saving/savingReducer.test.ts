import { describe, expect, it } from 'vitest';
import { fixturePool } from '@arma11/testing/fixtures/lineupFixture';
import type { LineupCommand } from './lineupCommand';
import { savingReducer, type SavingEvent } from './savingReducer';
import { IDLE } from './savingState';

const [first, second] = fixturePool(2);
const put = (player: number): LineupCommand => ({ kind: 'replace', slot: 6, player });
const one = put(first!.id);
const two = put(second!.id);
const good = { text: 'Entró.', tone: 'good' } as const;
const after = (...events: SavingEvent[]) => events.reduce(savingReducer, IDLE);
const started = (command: LineupCommand, player = first!): SavingEvent => ({ type: 'started', command, player });
const saved = (command: LineupCommand): SavingEvent => ({ type: 'saved', command, undoable: null, notice: good });

describe('the saving state', () => {
  it('shows the player in their slot while they are being saved', () => {
    const state = after(started(one));
    expect(state.incoming.get(6)?.player).toBe(first);
    expect(state.saves.get(6)).toBe('saving');
    expect(state.running).toBe(1);
  });

  it('leaves the slot to the saved lineup once it is saved', () => {
    const state = after(started(one), saved(one));
    expect(state.incoming.size).toBe(0);
    expect(state.saves.get(6)).toBe('saved');
    expect(state.running).toBe(0);
  });

  it('keeps showing the later of two substitutions of one slot when the earlier is answered', () => {
    const state = after(started(one), started(two, second), saved(one));
    expect(state.incoming.get(6)?.player).toBe(second);
    expect(state.saves.get(6)).toBe('saving');
    expect(state.running).toBe(1);
  });

  it('rolls back a failed substitution and keeps it for another try', () => {
    const failed = { command: one, player: first!, unknown: false };
    const state = after(started(one), { type: 'failed', command: one, failed, notice: null });
    expect(state.incoming.size).toBe(0);
    expect(state.saves.get(6)).toBe('failed');
    expect(state.failed).toEqual([failed]);
  });

  it('discards the failure when something else is tried', () => {
    const failed = { command: one, player: first!, unknown: false };
    const state = after(started(one), { type: 'failed', command: one, failed, notice: null }, started(two, second));
    expect(state.failed).toEqual([]);
  });

  it('keeps a failure of one slot while another is changed, and discards it for a bigger change', () => {
    const failed = { command: one, player: first!, unknown: false };
    const other: LineupCommand = { kind: 'replace', slot: 7, player: second!.id };
    const failure: SavingEvent = { type: 'failed', command: one, failed, notice: null };
    const state = after(started(one), failure, started(other, second), saved(other), { type: 'quiet' });
    expect(state.failed).toEqual([failed]);
    expect(state.saves.get(6)).toBe('failed');
    const bigger: LineupCommand = { kind: 'whole', formation: '433', players: [1] };
    const gone = savingReducer(state, { type: 'started', command: bigger, player: null });
    expect([gone.failed, gone.saves.size]).toEqual([[], 0]);
  });

  it('marks a refusal that nobody can try again only until it falls quiet', () => {
    const refused = after(started(one), { type: 'failed', command: one, failed: null, notice: null });
    expect(refused.saves.get(6)).toBe('failed');
    expect(savingReducer(refused, { type: 'quiet' }).saves.size).toBe(0);
  });

  it('can undo until it falls quiet', () => {
    const undoable = { formation: '433', players: [1] } as const;
    const noticed = after(started(one), {
      type: 'saved',
      command: one,
      undoable: { ...undoable, players: [1] },
      notice: good,
    });
    expect(noticed.undoable).toEqual(undoable);
    const quiet = savingReducer(noticed, { type: 'quiet' });
    expect([quiet.undoable, quiet.notice, quiet.saves.size]).toEqual([null, null, 0]);
  });

  it('says which formation is being saved and leaves the slots alone', () => {
    const command: LineupCommand = { kind: 'formation', formation: '352' };
    expect(after({ type: 'started', command, player: null })).toMatchObject({ formation: '352', running: 1 });
    expect(after({ type: 'started', command, player: null }, saved(command))).toMatchObject({
      formation: null,
      running: 0,
    });
  });
});
