import { describe, expect, it, vi } from 'vitest';
import { createAnswersStore } from './answersStore';

const saved = [
  { match_prediction: 450, alternative: 901 },
  { match_prediction: 451, alternative: 911 },
];

describe('the answers of a room', () => {
  it('start as they were loaded, with nothing to save', () => {
    const store = createAnswersStore(saved);
    expect(store.pick(450)).toBe(901);
    expect(store.pick(999)).toBeNull();
    expect(store.dirty()).toBe(false);
    expect(store.toSave(77)).toEqual([]);
  });

  it('differ once one is changed, and no longer when it is changed back', () => {
    const store = createAnswersStore(saved);
    store.choose(450, 902);
    expect(store.dirty()).toBe(true);
    store.choose(450, 901);
    expect(store.dirty()).toBe(false);
  });

  it.each([
    ['another alternative', 450, 902, [{ alternative: 902, predi: 77, match_prediction: 450 }]],
    ['an answer where there was none', 452, 921, [{ alternative: 921, predi: 77, match_prediction: 452 }]],
    ['a cleared answer, as null', 451, null, [{ alternative: null, predi: 77, match_prediction: 451 }]],
    ['nothing for a clear where there was nothing', 452, null, []],
  ])('send only what changed: %s', (_, market, alternative, sent) => {
    const store = createAnswersStore(saved);
    store.choose(market, alternative);
    expect(store.toSave(77)).toEqual(sent);
  });

  it('take what was made of a stand-in as saved, and keep what was changed meanwhile', () => {
    const store = createAnswersStore(saved);
    store.choose(450, -66, { local: 4, visit: 1 });
    const sent = store.toSave(77);
    store.commit([{ match_prediction: 450, alternative: 930 }], sent);
    expect([store.pick(450), store.dirty(), store.score(450)]).toEqual([930, false, { local: 4, visit: 1 }]);
    store.choose(450, -67);
    const late = store.toSave(77);
    store.choose(450, 902);
    store.commit([{ match_prediction: 450, alternative: 931 }], late);
    expect([store.pick(450), store.savedPick(450), store.dirty()]).toEqual([902, 931, true]);
  });

  it('keep the changes over a newly loaded set, and drop the ones that it already has', () => {
    const store = createAnswersStore(saved);
    store.choose(450, 902);
    store.choose(451, 912);
    store.load([
      { match_prediction: 450, alternative: 902 },
      { match_prediction: 451, alternative: 911 },
    ]);
    expect(store.toSave(77)).toEqual([{ alternative: 912, predi: 77, match_prediction: 451 }]);
  });

  it('keep what was changed while the save was on its way', () => {
    const store = createAnswersStore(saved);
    store.choose(450, 902);
    const sent = store.toSave(77);
    store.choose(450, 903);
    store.commit(sent);
    expect(store.savedPick(450)).toBe(902);
    expect(store.toSave(77)).toEqual([{ alternative: 903, predi: 77, match_prediction: 450 }]);
  });

  it('go back to the saved ones where the match closed, and show which were lost', () => {
    const store = createAnswersStore(saved);
    store.choose(450, 902);
    store.choose(452, 921);
    store.drop([450, 451]);
    expect(store.pick(450)).toBe(901);
    expect(store.dropped()).toEqual([450]);
    expect(store.toSave(77)).toEqual([{ alternative: 921, predi: 77, match_prediction: 452 }]);
    store.commit([{ match_prediction: 452, alternative: 921 }]);
    expect(store.dropped()).toEqual([]);
  });

  it('take over a draft, but not what the server already has of it', () => {
    const draft = {
      picks: new Map([
        [450, 901],
        [451, 912],
      ]),
      scores: new Map(),
    };
    expect(createAnswersStore(saved, draft).toSave(77)).toEqual([
      { alternative: 912, predi: 77, match_prediction: 451 },
    ]);
  });

  it('keep the goals of a score until another alternative is chosen without any', () => {
    const store = createAnswersStore([]);
    store.choose(450, 917, { local: 5, visit: 0 });
    expect(store.score(450)).toEqual({ local: 5, visit: 0 });
    store.choose(450, null);
    expect(store.score(450)).toBeNull();
  });

  it('notify who listens, until it no longer does', () => {
    const store = createAnswersStore(saved);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.choose(450, 902);
    store.reset();
    stop();
    store.choose(450, 903);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
