import { fail, keyTo } from '@arma11/testing/scenarios';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, inOneWidePicture, onAPage } from '../../../stories/pageStory';

const meta = preview.meta({
  title: 'Pages/compe',
  component: AppAt,
  args: { path: '/compe' },
  parameters: onAPage,
});

export const Default = meta.story();
export const Newcomer = meta.story({ parameters: { scenario: 'sin-salas', ...inOnePicture } });
/** On wide screens the open rooms are rows under heads, which order them as the field above does. */
export const OpenTable = meta.story({
  parameters: { scenario: 'sin-salas', ...inOneWidePicture },
  globals: { viewport: { value: 'escritorio' } },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Salas abiertas' });
    await userEvent.click(within(table).getByRole('button', { name: 'Premio' }));
    await expect(within(table).getByRole('columnheader', { name: 'Premio' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(screen.getByLabelText('Ordenar por')).toHaveDisplayValue('Más premio');
  },
});
export const Error = meta.story({
  parameters: { overrides: [fail(keyTo('salas', 'filter', { page: 1 }), 503)], ...inOnePicture },
});
