import { describe, expect, it } from 'vitest';
import { eventChanges, type HeldEvent } from './eventChanges';
import type { FeedEvent } from './feedShape';

const goal = (more: Partial<FeedEvent> = {}): FeedEvent => ({
  match_external_id: 'm1',
  minute: 12,
  type: 'gol',
  local: true,
  player_external_id: 'p1',
  player_name: '',
  ...more,
});
const held = (id: number, more: Partial<FeedEvent> = {}): HeldEvent => ({ id, ...goal(more) });
const changes = (before: HeldEvent[], told: FeedEvent[], minute: number | null = 40) =>
  eventChanges(before, told, () => minute);

describe('events that a source tells (rules R18.6)', () => {
  it.each<[string, HeldEvent[], FeedEvent[], { gone: number[]; added: Partial<FeedEvent>[] }]>([
    ['come once', [], [goal()], { gone: [], added: [{ minute: 12 }] }],
    ['stay while they are told', [held(1)], [goal()], { gone: [], added: [] }],
    ['go when they are taken back', [held(1), held(2, { minute: 30 })], [goal()], { gone: [2], added: [] }],
    ['move when their minute is corrected', [held(1)], [goal({ minute: 13 })], { gone: [1], added: [{ minute: 13 }] }],
    [
      'without a minute stand at the one in which they were seen',
      [],
      [goal({ minute: null })],
      { gone: [], added: [{ minute: 40 }] },
    ],
    ['without a minute stay where they were first seen', [held(1)], [goal({ minute: null })], { gone: [], added: [] }],
    [
      'are told per player: a second goal is another',
      [held(1)],
      [goal({ minute: null }), goal({ minute: null })],
      { gone: [], added: [{ minute: 40 }] },
    ],
    [
      'of another player are others',
      [held(1)],
      [goal({ player_external_id: 'p2' })],
      { gone: [1], added: [{ player_external_id: 'p2' }] },
    ],
  ])('%s', (_name, before, told, expected) => {
    expect(changes(before, told)).toMatchObject({ gone: expected.gone, added: expected.added });
    expect(changes(before, told).added).toHaveLength(expected.added.length);
  });

  it('have no minute when their match is not on and nobody tells one', () => {
    expect(changes([], [goal({ minute: null })], null).added).toMatchObject([{ minute: null }]);
  });
});
