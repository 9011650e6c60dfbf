import { fail, hang, refuse } from '@arma11/testing/scenarios';
import { trialAnswer, trialFixture } from '@arma11/testing/fixtures/visitorFixtures';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { removeKeys } from '../../../page/removeKeys';
import { TRIAL_PREFIX } from '../../../page/trial/trialPrefix';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const room = 42;
const AT = `plus/visitors/predi/${room}/`;

const meta = preview.meta({
  title: 'Pages/probar/predi/[idSala]',
  component: AppAt,
  args: { path: `/probar/predi/${room}` },
  // What another story answered.
  beforeEach: () => removeKeys(TRIAL_PREFIX),
  parameters: { ...onAPage, scenario: 'sin-sesion', overrides: [trialAnswer(trialFixture())] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('0 de 3');
  },
});
/** One match has its score, another one is not whole yet. */
export const Answered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const fields = await canvas.findAllByRole('spinbutton');
    for (const [at, goals] of ['2', '0', '3'].entries()) await userEvent.type(fields[at]!, goals);
    await canvas.findByText('1 de 3');
  },
});
export const Loading = meta.story({ parameters: { overrides: [hang(AT)], ...inOnePicture } });
export const Full = meta.story({
  parameters: { overrides: [trialAnswer(trialFixture({ estado: 'llena', num_players: 20 }))], ...inOnePicture },
  play: async ({ canvas }) => {
    await canvas.findByText(/ya no recibe respuestas/);
  },
});
/** A number of no public room. */
export const NotHere = meta.story({
  args: { path: `/probar/predi/${room + 1}` },
  parameters: {
    overrides: [refuse(`plus/visitors/predi/${room + 1}/`, 404, 'NO_EXISTE', 'No encontramos eso.')],
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/no se prueba sin cuenta/);
  },
});
export const Unread = meta.story({
  parameters: { overrides: [fail(AT, 503)], ...inOnePicture },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Algo salió mal/);
  },
});
