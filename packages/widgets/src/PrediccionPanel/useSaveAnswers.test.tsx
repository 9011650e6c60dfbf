import { useEffect } from 'react';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { renderWidget } from '../fixtures/renderWidget';
import { createAnswersStore } from './answers/answersStore';
import { useSaveAnswers } from './useSaveAnswers';

afterEach(cleanup);

const store = createAnswersStore([]);

/** Saves once, and right after it hears that the server has that answer already: as after a sign-in. */
function SavesAndHears() {
  const { save } = useSaveAnswers({ prediId: 77, store, startQueued: false });
  useEffect(() => {
    store.choose(1, 10);
    void save();
    store.load([{ match_prediction: 1, alternative: 10 }]);
  }, [save]);
  return null;
}

it('sends what was unsaved at the press, though the server is heard to have it before it is sent', async () => {
  const { sent } = renderWidget(prediRoutes(), <SavesAndHears />);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual([{ predi: 77, match_prediction: 1, alternative: 10 }]);
});
