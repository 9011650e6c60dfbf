import { fail, hang, refuse } from '@arma11/testing/scenarios';
import { lineupTrialAnswer, lineupTrialFixture } from '@arma11/testing/fixtures/visitorFixtures';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../../stories/AppAt';
import { keepLineup } from '../../../../page/trial/keptLineup';
import { removeKeys } from '../../../../page/removeKeys';
import { LINEUP_TRIAL_PREFIX } from '../../../../page/trial/trialPrefix';
import { inOnePicture, onAPage } from '../../../../stories/pageStory';

const room = 42;
const AT = `plus/visitors/compe/${room}/`;
const trial = lineupTrialFixture();

const meta = preview.meta({
  title: 'Pages/probar/compe/[idSala]',
  component: AppAt,
  args: { path: `/probar/compe/${room}` },
  // What another story made.
  beforeEach: () => removeKeys(LINEUP_TRIAL_PREFIX),
  parameters: { ...onAPage, scenario: 'sin-sesion', overrides: [lineupTrialAnswer(trial)] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/^Sin tocar/);
  },
});
/** The eleven of an earlier visit, of which somebody has left the pool. */
export const Kept = meta.story({
  beforeEach: () => {
    const players = trial.lineup!.players.map((id, slot) =>
      slot === 6 ? { id: 9, name: 'Cubillas' } : { id, name: '' },
    );
    keepLineup(room, { until: Date.parse(trial.room.lock_at), chosen: true, formation: '442', players, captain: 9 });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Cubillas ya no juega/);
  },
});
export const Loading = meta.story({ parameters: { overrides: [hang(AT)], ...inOnePicture } });
export const Full = meta.story({
  parameters: {
    overrides: [lineupTrialAnswer(lineupTrialFixture({ estado: 'llena', num_players: 20 }))],
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/ya no recibe equipos/);
  },
});
/** A number of no public room. */
export const NotHere = meta.story({
  args: { path: `/probar/compe/${room + 1}` },
  parameters: {
    overrides: [refuse(`plus/visitors/compe/${room + 1}/`, 404, 'NO_EXISTE', 'No encontramos eso.')],
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
