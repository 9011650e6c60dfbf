import { expect, screen } from 'storybook/test';
import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';
import { RIVAL } from '../../stories/rivalAnswers';

const meta = preview.meta({
  title: 'Pages/casual/sala/[idIns]/duelo/[rival]',
  component: AppAt,
  args: { path: `/casual/sala/${scenarioIds.pages.casual}/duelo/${RIVAL}` },
  parameters: { ...onAPage, scenario: 'antes' },
});

/** Before the lock: what others chose is asked for by nobody. */
export const Default = meta.story({
  parameters: inOnePicture,
  play: async () => {
    await expect(await screen.findByText(/se abren cuando cierre la sala/)).toBeVisible();
  },
});
