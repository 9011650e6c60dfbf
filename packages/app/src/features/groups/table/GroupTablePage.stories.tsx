import { groupAnswers, groupFixture, groupPath, newGroupFixture } from '@arma11/testing/fixtures/groupFixtures';
import { disconnect, fail, hang, refuse } from '@arma11/testing/scenarios';
import { expect, screen } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const overrides = groupAnswers();
const open = groupPath('open');
const led = groupAnswers(groupFixture({ mine: true, owner: groupFixture().members[3]!.user }));

const meta = preview.meta({
  title: 'Pages/play/grupos/[idGrupo]',
  component: AppAt,
  args: { path: '/play/grupos/1' },
  parameters: { ...onAPage, overrides },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Te faltan 7 puntos para alcanzar a Rosita');
  },
});
/** The reader's group, in which nothing was played yet. */
export const Nothing = meta.story({
  parameters: { overrides: groupAnswers(newGroupFixture()), ...inOnePicture },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ver las salas' });
  },
});
export const PastSeason = meta.story({
  args: { path: '/play/grupos/1?temporada=1' },
  parameters: inOnePicture,
  play: async ({ canvas }) => {
    await canvas.findByText('Salió campeón: Beto');
  },
});
export const Gone = meta.story({
  parameters: {
    overrides: [...overrides, refuse(open, 404, 'NO_EXISTE', 'No encontramos ese grupo.')],
    ...inOnePicture,
  },
});
export const Loading = meta.story({ parameters: { overrides: [...overrides, hang(open)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [...overrides, fail(open, 503)], ...inOnePicture } });
export const Offline = meta.story({ parameters: { overrides: [...overrides, disconnect(open)], ...inOnePicture } });

/** The code with the ways to share it. */
export const Inviting = meta.story({
  parameters: { overrides: led },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitar al grupo' }));
    await screen.findByText('MNPQR-STUVW');
  },
});
/** The leader is asked before the old code stops working. */
export const AnotherCode = meta.story({
  parameters: { overrides: led, ...inOnePicture },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invitar al grupo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hacer otro código' }));
    await expect(await screen.findByRole('dialog', { name: '¿Haces otro código?' })).toBeVisible();
  },
});
/** A member's settings: whom they do not hear, and the way out. */
export const Settings = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajustes del grupo' }));
    await screen.findByRole('button', { name: 'Volver a leer a Luis' });
  },
});
export const LeaderSettings = meta.story({
  parameters: { overrides: led },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajustes del grupo' }));
    await screen.findByRole('button', { name: 'Sacar a Beto' });
  },
});
/** The leader is told who leads after them. */
export const LeaderLeaves = meta.story({
  parameters: { overrides: led, ...inOnePicture },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajustes del grupo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir del grupo' }));
    await screen.findByText(/Lo dirigirá quien lleva más tiempo/);
  },
});
