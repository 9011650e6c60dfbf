import { groupAnswers, groupInvitationFixture, groupPath } from '@arma11/testing/fixtures/groupFixtures';
import { answer, fail, hang, refuse } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const overrides = groupAnswers();
const invitation = groupPath('invitation');

const meta = preview.meta({
  title: 'Pages/play/grupos/entrar',
  component: AppAt,
  args: { path: '/play/grupos/entrar?code=MNPQR-STUVW' },
  parameters: { ...onAPage, overrides },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Entrar al grupo' });
  },
});
/** Who came without a link types the code. */
export const WithoutCode = meta.story({ args: { path: '/play/grupos/entrar' } });
export const WrongCode = meta.story({
  parameters: {
    overrides: [...overrides, refuse(invitation, 404, 'CODIGO_NO_EXISTE', 'Ese código no existe.')],
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/No encontramos ese código/);
  },
});
/** Who is in it already is led on. */
export const AlreadyIn = meta.story({
  parameters: {
    overrides: [
      ...overrides,
      answer(invitation, groupInvitationFixture({ joined: true, name: 'La promoción del noventa y ocho', crest: 11 })),
    ],
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir al grupo' });
  },
});
export const Full = meta.story({
  parameters: {
    overrides: [
      ...overrides,
      refuse(`POST ${groupPath('join')}`, 409, 'LIMITE_ALCANZADO', 'Este grupo ya tiene 100 personas.'),
    ],
    ...inOnePicture,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar al grupo' }));
    await canvas.findByText('Este grupo ya tiene 100 personas.');
  },
});
export const Loading = meta.story({ parameters: { overrides: [...overrides, hang(invitation)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [...overrides, fail(invitation, 503)], ...inOnePicture } });
