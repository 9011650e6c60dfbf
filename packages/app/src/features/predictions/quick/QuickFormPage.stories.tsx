import type { Page, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { disconnect, keyTo, override, scenarioIds } from '@arma11/testing/scenarios';
import preview from '@arma11/testing/preview';
import { expect, screen } from 'storybook/test';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const { predi } = scenarioIds;

const meta = preview.meta({
  title: 'Pages/predi/sala/[idPredi]/rapida',
  component: AppAt,
  args: { path: `/predi/sala/${predi.evening.id}/rapida` },
  parameters: onAPage,
});

const matches = keyTo('predi', 'matchSala', { id: predi.evening.id });
const mine = keyTo('predi', 'listByUser', { page: 1 });
const saving = keyTo('predi', 'saveAnswers', { body: [] }).replace(/ \[\]$/, '');

export const Default = meta.story();
export const Live = meta.story({ parameters: { scenario: 'en-vivo', ...inOnePicture } });
export const Settled = meta.story({ parameters: { scenario: 'liquidada', ...inOnePicture } });

/** A room that asks nothing that a score answers. */
export const NothingToScore = meta.story({
  parameters: {
    overrides: [
      override<PrediMatch[]>(matches, (given) =>
        given.map((entry) => ({ ...entry, answers: entry.answers.filter(({ kind }) => kind === 'primer_gol') })),
      ),
    ],
    ...inOnePicture,
  },
});

/** No pointer at all: digits and Enter lead from field to field, a score answers its questions, and nothing is lost offline. */
export const ByKeyboard = meta.story({
  parameters: { overrides: [disconnect(saving)], ...inOnePicture },
  play: async ({ canvas, userEvent }) => {
    const fields = await canvas.findAllByRole('textbox', { name: /^Goles de / });
    for (let tabs = 0; tabs < 40 && document.activeElement !== fields[0]; tabs += 1) await userEvent.tab();
    await expect(fields[0]).toHaveFocus();
    await userEvent.keyboard('{Backspace}2');
    await expect(fields[1]).toHaveFocus();
    await userEvent.keyboard('{Backspace}1');
    for (const field of fields.slice(2)) {
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await canvas.findByRole('button', { name: /^Por enviar \d+ de \d+$/ });
  },
});

/** To which of the player's rooms the answers go. */
export const Copying = meta.story({
  parameters: {
    overrides: [
      override<Page<PrediRoom>>(mine, ({ results: [room], ...page }) => ({
        ...page,
        results: [{ ...room!, id: predi.free, user_ins: 1, name: 'La oficina', estado: 'abierta' }],
      })),
    ],
    ...inOnePicture,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copiar a mis otras salas' }));
    await screen.findByRole('dialog', { name: 'Copiar a mis otras salas' });
  },
});
