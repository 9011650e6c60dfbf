import { expect, screen } from 'storybook/test';
import { scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../stories/AppAt';
import { onAPage } from '../../stories/pageStory';
import { RIVAL, rivalAnswers } from '../../stories/rivalAnswers';

const meta = preview.meta({
  title: 'Pages/predi/sala/[idPredi]/duelo/[rival]',
  component: AppAt,
  args: { path: `/predi/sala/${scenarioIds.predi.evening.id}/duelo/${RIVAL}` },
  parameters: { ...onAPage, scenario: 'en-vivo', overrides: rivalAnswers() },
});

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByText('Le llevas 3 puntos')).toBeVisible();
    await expect(await screen.findByText('Qué me pueden hacer')).toBeVisible();
  },
});
