import { describe, expect, it } from 'vitest';
import { judgeRound, unlikeSealed } from './lockRaceChecks.mjs';

const LINEUPS = 1;
const rooms = { lineups: LINEUPS, paid: 2, predi: 3 };
const held = { room: LINEUPS, player: 7, version: 4, saved_at: 'x', formation: '343', answers: [], guess: null };
const saved = (formation, sent = -300) => ({
  value: formation,
  sent,
  answered: sent + 20,
  answer: { status: 200, body: { lineup: { version: 4 } } },
});
const refused = (code, sent = 10) => ({
  value: '433',
  sent,
  answered: sent + 20,
  answer: { status: 409, body: { code } },
});

/**
 * A round of one writer, in which nothing is wrong but what is given.
 * @param {any} [given]
 */
const judged = ({ does = 'lineup', room = LINEUPS, history = [saved('343'), refused('CERRADO')], ...seen } = {}) =>
  judgeRound(
    { lock: 0, rooms, matches: [], writers: [{ player: { id: 7, token: '' }, does, room, kind: 'compe' }] },
    { histories: [history], inexact: 5, atLock: [held], stored: [held], spent: new Map(), ...seen },
  );

describe('a race across the lock (security T-LOCKRACE)', () => {
  it('is sound where the last acknowledged write is stored', () => {
    expect(judged()).toEqual([]);
  });

  it.each([
    [
      'a write that was sent after the lock and acknowledged',
      { history: [saved('343', 900)] },
      'was acknowledged, and sent',
    ],
    [
      'another refusal than that of the lock',
      { history: [saved('343'), refused('NO_EXISTE')] },
      'was answered 409 NO_EXISTE',
    ],
    ['a refusal before the lock', { history: [saved('343'), refused('CERRADO', -500)] }, 'was refused 480 ms before'],
    ['an acknowledged write that is not stored', { history: [saved('433')] }, '"343" is stored, "433" told'],
    ['another version than was told', { stored: [{ ...held, version: 5 }] }, 'version 5 is stored, 4 told'],
    ['a change after the lock', { stored: [{ ...held, saved_at: 'y' }] }, 'the seat 1 7 was changed after the lock'],
    ['a seat that comes after the lock', { atLock: [] }, 'the seat 1 7 was changed after the lock'],
    ['a seat that goes after the lock', { stored: [] }, 'the seat 1 7 was changed after the lock'],
    [
      'a seat that was told and is not there',
      { does: 'join', room: 2, history: [{ ...saved(true), value: true }] },
      'other is stored',
    ],
    [
      'an exit that was told and is not there',
      { does: 'leave', history: [{ ...saved(false), value: false }] },
      'other is stored',
    ],
    ['a fee without a seat', { spent: new Map([[7, 10]]) }, 'paid 10 coins for seats of 0'],
  ])('is not with %s', (_, wrong, sentence) => {
    expect(judged(wrong).join('\n')).toContain(sentence);
  });

  it('compares receipts with what is stored', () => {
    /** @type {import('./lockRaceChecks.mjs').Held} */
    const answered = { ...held, formation: null, answers: [[1, 11]], guess: [1, 0, 30] };
    const content = (answers, tiebreak) => new Map([[7, JSON.stringify({ answers, tiebreak })]]);
    const tiebreak = { goals_local: 1, goals_visit: 0, minute: 30 };
    expect(unlikeSealed('predi', [answered], content([11], tiebreak))).toEqual([]);
    expect(unlikeSealed('predi', [answered], content([12], tiebreak))).toHaveLength(1);
    expect(unlikeSealed('predi', [answered], content([11], null))).toHaveLength(1);
    expect(unlikeSealed('compe', [held], new Map([[7, '{"formation":"433"}']]))).toHaveLength(1);
    expect(unlikeSealed('compe', [held], new Map())).toEqual(['player 7 has no receipt of room 1']);
  });
});
