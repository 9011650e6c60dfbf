import {
  frontFixture,
  invitationFixture,
  visitorAnswers,
  visitorRoomFixture,
} from '@arma11/testing/fixtures/visitorFixtures';
import { fail, hang } from '@arma11/testing/scenarios';
import { expect, screen } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const overrides = visitorAnswers(frontFixture, invitationFixture);
const meta = preview.meta({
  title: 'Pages/portada',
  component: AppAt,
  args: { path: '/' },
  parameters: { ...onAPage, scenario: 'sin-sesion', overrides },
});

const invited = '/?from=%2Fcompe%2Fsala%2Fjoin%2F%3Fcode%3DABCDE-FGHJK%26ref%3Drosita';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('S/ 250.00');
  },
});
export const Demo = meta.story({
  args: { demo: { email: 'demo@arma11.pe', password: 'jugar2026' } },
  parameters: inOnePicture,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Probar como demo' });
    await canvas.findByText('S/ 250.00');
  },
});
export const Loading = meta.story({
  parameters: { overrides: [...overrides, hang('plus/visitors/front/')], ...inOnePicture },
});
/** Without a match and without a room their places go. */
export const Quiet = meta.story({
  parameters: { overrides: visitorAnswers({ matches: [], rooms: [] }, invitationFixture), ...inOnePicture },
  play: async ({ canvas }) => {
    await canvas.findByText('Reglas de la comunidad');
  },
});
export const Invited = meta.story({
  args: { path: invited },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Rosita te invita' });
  },
});
/** Nobody is known to share it: a room that was tapped on the landing. */
export const ToARoom = meta.story({
  args: { path: '/?from=%2Fpredi%2Fsala%2F42' },
  parameters: {
    overrides: visitorAnswers(frontFixture, { room: visitorRoomFixture({ amount_ins: 0, pozo: 0 }), inviter: null }),
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Gratis');
  },
});
export const RoomFull = meta.story({
  args: { path: invited },
  parameters: {
    overrides: visitorAnswers(frontFixture, {
      ...invitationFixture,
      room: visitorRoomFixture({
        estado: 'llena',
        num_players: 20,
        name: 'La sala de los que nunca faltan a la cancha los domingos',
      }),
    }),
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/ya se llenó/);
  },
});
/** A link whose room cannot be read keeps nobody out: it looks as without one. */
export const InvitationUnread = meta.story({
  args: { path: invited },
  parameters: {
    overrides: [...overrides, fail('plus/visitors/invitation/', 503)],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('S/ 250.00');
  },
});
export const Register = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear cuenta' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});
