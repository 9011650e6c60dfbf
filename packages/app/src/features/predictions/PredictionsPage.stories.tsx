import type { StoryContext } from '@storybook/react-vite';
import { disconnect, fail, hang, keyTo, scenarioIds, scenarioWrites } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { within } from 'storybook/test';
import { forgetTrial, keepTrial } from '../../page/trial/trialScores';
import { AppAt } from '../../stories/AppAt';
import { inOnePicture, onAPage } from '../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/predi/sala/[idPredi]',
  component: AppAt,
  args: { path: `/predi/sala/${scenarioIds.predi.evening.id}` },
  parameters: onAPage,
});

const { saveAnswer } = scenarioWrites.antes;
const saving = keyTo('predi', 'saveAnswers', { body: [] }).replace(/ \[\]$/, '');

/** Opens the match of the question that the demo player left and answers it. */
async function answerOne({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const head = await canvas.findByRole('button', { name: `ver ${saveAnswer.match}` });
  await userEvent.click(head);
  const match = within(head.closest<HTMLElement>('[part="match"]')!);
  const question = within(match.getByRole('radiogroup', { name: saveAnswer.question }));
  await userEvent.click(question.getByRole('radio', { name: new RegExp(`^${saveAnswer.answer} `) }));
}

export const Default = meta.story();
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Postponed = meta.story({ parameters: { scenario: 'aplazado', ...inOnePicture } });
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });

export const Saving = meta.story({
  parameters: { overrides: [hang(saving)], ...inOnePicture },
  play: async (stage) => {
    await answerOne(stage);
    await stage.canvas.findByRole('button', { name: /^Guardando… \d+ de \d+$/ });
  },
});

/** Without a network the bar says so, and the sentence stays under it. */
export const Waiting = meta.story({
  parameters: { overrides: [disconnect(saving)], ...inOnePicture },
  play: async (stage) => {
    await answerOne(stage);
    await stage.canvas.findByRole('button', { name: /^Por enviar \d+ de \d+$/ });
  },
});

export const NotSaved = meta.story({
  parameters: { overrides: [fail(saving, 503)], ...inOnePicture },
  play: async (stage) => {
    await answerOne(stage);
    await stage.canvas.findByText(/^No se guardó\./);
  },
});

const { free } = scenarioIds.predi;

/** What one answered as a guest waits for a seat. */
export const Tried = meta.story({
  args: { path: `/predi/sala/${free}` },
  beforeEach: () => {
    keepTrial(free, { until: Date.parse('2096-01-01T00:00:00Z'), scores: new Map([[1, { local: 2, visit: 1 }]]) });
    return () => forgetTrial(free);
  },
  parameters: inOnePicture,
  play: async ({ canvas }) => {
    await canvas.findByText(/sigue en tu celular/);
  },
});
