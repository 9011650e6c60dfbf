import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, writeDraft, type AnswersDraft } from './answersDraft';

const draft: AnswersDraft = {
  picks: new Map([
    [450, 902],
    [451, null],
  ]),
  scores: new Map([[452, { local: 5, visit: 0 }]]),
  queued: false,
};
const nothing: AnswersDraft = { picks: new Map(), scores: new Map(), queued: false };

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a draft of answers', () => {
  it('comes back as it was left, for its room and its entry only', () => {
    writeDraft(77, 8801, draft);
    expect(readDraft(77, 8801)).toEqual(draft);
    expect(readDraft(77, 8802)).toBeNull();
    expect(readDraft(78, 8801)).toBeNull();
  });

  it('goes along when a player who answered before joining joins', () => {
    writeDraft(77, 0, draft);
    expect(readDraft(77, 8801)).toEqual(draft);
    writeDraft(77, 8801, draft);
    expect(readDraft(77, 0)).toBeNull();
  });

  it('is forgotten once there is nothing left in it', () => {
    writeDraft(77, 8801, draft);
    writeDraft(77, 8801, nothing);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not break the panel when it cannot be read', () => {
    sessionStorage.setItem('arma11:predi-draft:77:8801', '{"picks":');
    expect(readDraft(77, 8801)).toBeNull();
  });

  it('does not break the panel when the browser refuses storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeDraft(77, 8801, draft)).not.toThrow();
  });
});
