import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft, type AnswersDraft } from './answersDraft';

const now = Date.parse('2026-11-21T18:11:00Z');
const draft: AnswersDraft = {
  picks: new Map([
    [450, 902],
    [451, null],
  ]),
  scores: new Map([[452, { local: 5, visit: 0 }]]),
  queued: false,
  until: now + 60_000,
};
const nothing: AnswersDraft = { ...draft, picks: new Map(), scores: new Map() };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a draft of answers', () => {
  it('comes back as it was left, for its room and its entry only', () => {
    writeDraft(77, 8801, draft);
    expect(readDraft(77, 8801, now)).toEqual(draft);
    expect(readDraft(77, 8802, now)).toBeNull();
    expect(readDraft(78, 8801, now)).toBeNull();
  });

  it('goes along when a player who answered before joining joins', () => {
    writeDraft(77, 0, draft);
    expect(readDraft(77, 8801, now)).toEqual(draft);
    writeDraft(77, 8801, draft);
    expect(readDraft(77, 0, now)).toBeNull();
  });

  it('is forgotten once there is nothing left in it', () => {
    writeDraft(77, 8801, draft);
    writeDraft(77, 8801, nothing);
    expect(localStorage).toHaveLength(0);
  });

  it('lasts until the last lock of its room, and is swept with those of other rooms after it', () => {
    writeDraft(77, 8801, draft);
    writeDraft(78, 8802, { ...draft, until: draft.until + 60_000 });
    localStorage.setItem('of the page', 'stays');
    expect(readDraft(77, 8801, draft.until - 1)).toEqual(draft);
    expect(readDraft(77, 8801, draft.until)).toBeNull();
    expect(readDraft(78, 8802, draft.until)).not.toBeNull();
    expect(readDraft(78, 8802, draft.until + 60_000)).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['of the page']);
  });

  it('does not break the panel when it cannot be read', () => {
    localStorage.setItem('arma11:predi-draft:77:8801', '{"picks":');
    expect(readDraft(77, 8801, now)).toBeNull();
  });

  it('does not break the panel when the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft(77, 8801, draft)).not.toThrow();
  });
});
