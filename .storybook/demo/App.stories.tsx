import { screen, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { DemoApp } from './DemoApp';
import { DemoStage } from './DemoStage';
import { endForMachines, openAnew, seen, signIn, slowly } from './playDemo';

const meta = preview.meta({
  title: 'Demo/App',
  component: DemoStage,
  tags: ['flow'],
  args: { title: 'The whole app, ready to play', children: <DemoApp /> },
  parameters: { layout: 'fullscreen' },
  beforeEach: endForMachines,
});

export const Ready = meta.story({});

/** Signs in, takes a seat in a duel, changes the team, and sees the evening played and the prize paid. */
export const Settled = meta.story({
  play: async ({ canvas, userEvent: user }) => {
    await openAnew(canvas, user);
    await user.click(await canvas.findByRole('link', { name: 'Acceder con mi Email' }, slowly));
    await signIn(canvas, user);
    await seen(canvas, 'S/ 122.30');

    await user.click(await canvas.findByRole('link', { name: /Juega a\s+Armar tu 11/ }, slowly));
    // The home shows rooms too, for as long as the lobby is on its way.
    await canvas.findByRole('heading', { name: 'Salas abiertas' }, slowly);
    const duel = (await canvas.findByText(/Debe llenarse/, {}, slowly)).closest('article, tr') as HTMLElement;
    await user.click(within(duel).getByRole('button', { name: /^Unirme/ }));
    await user.click(await screen.findByRole('button', { name: /^Pagar S\/\s10\.00$/ }, slowly));

    await user.click(await canvas.findByRole('radio', { name: '4-5-1' }, slowly));
    await user.click(await canvas.findByRole('button', { name: 'Cambiar a 4-5-1' }, slowly));
    await seen(canvas, /^Guardado \d\d:\d\d/);

    await user.click(canvas.getByRole('button', { name: 'To the lock' }));
    await seen(canvas, 'Cerrado');
    await user.click(canvas.getByRole('button', { name: 'To the end' }));
    await seen(canvas, 'S/ 130.30');
    await user.click(canvas.getByRole('link', { name: 'Ranking' }));
    await seen(canvas, 'Ganaste S/ 18.00');
  },
});
