import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, takeDraft } from './reactionDraft';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
const now = Date.parse('2026-11-21T18:00:00Z');

describe('a reaction that waits for its player', () => {
  it('is given back once, and for its room alone', () => {
    keepDraft('predi', 77, '🔥', now);
    expect(takeDraft('compe', 77, now)).toBeNull();
    expect(takeDraft('predi', 77, now + 60_000)).toBe('🔥');
    expect(takeDraft('predi', 77, now + 60_000)).toBeNull();
  });

  it('is forgotten after half an hour', () => {
    keepDraft('predi', 77, '🔥', now);
    expect(takeDraft('predi', 77, now + 30 * 60_000)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is nothing where the browser refuses storage, or keeps something else there', () => {
    localStorage.setItem('arma11:reaction:predi:77', '{"emoji":');
    expect(takeDraft('predi', 77, now)).toBeNull();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => keepDraft('predi', 77, '🔥', now)).not.toThrow();
  });
});
