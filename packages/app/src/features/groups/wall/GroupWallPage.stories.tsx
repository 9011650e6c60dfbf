import {
  FRIENDS,
  groupAnswers,
  groupFixture,
  groupPath,
  groupPostFixture,
  groupPostsFixture,
  groupWallFixture,
} from '@arma11/testing/fixtures/groupFixtures';
import { answer, disconnect, fail, hang, refuse } from '@arma11/testing/scenarios';
import { expect, screen, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { AppAt } from '../../../stories/AppAt';
import { inOnePicture, onAPage } from '../../../stories/pageStory';

const wall = groupPath('wall');
const posted = groupPostFixture({ id: 30, user: FRIENDS.me, text: 'Ya entré', at: '2026-06-11T20:00:00Z' });
const [first] = groupPostsFixture;
const reacted = { ...first!, mine: '👏' as const, counts: first!.counts.map((each) => ({ ...each, count: 1 })) };
const overrides = [
  ...groupAnswers(),
  answer(`POST ${wall}`, posted),
  answer(`PUT ${groupPath('react', { post: 29 })}`, reacted),
  answer(`PUT ${groupPath('report', { post: 29 })}`, { status: 'ok' }),
];
const led = groupAnswers(groupFixture({ mine: true, owner: FRIENDS.me }));

const meta = preview.meta({
  title: 'Pages/play/grupos/[idGrupo]/muro',
  component: AppAt,
  args: { path: '/play/grupos/1/muro' },
  parameters: { ...onAPage, overrides },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Rosita te pasó por 7');
  },
});
export const Nothing = meta.story({
  parameters: {
    overrides: groupAnswers(groupFixture(), groupWallFixture({ posts: [], before: null })),
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nadie ha escrito todavía. Empieza tú.');
  },
});
/** The operator lets the reader say nothing for a while. */
export const Silenced = meta.story({
  parameters: {
    overrides: groupAnswers(groupFixture(), groupWallFixture({ silenced_until: '2026-06-18T15:00:00Z' })),
    ...inOnePicture,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/No puedes escribir en ningún muro/);
  },
});
export const Loading = meta.story({ parameters: { overrides: [...overrides, hang(wall)], ...inOnePicture } });
export const Failed = meta.story({ parameters: { overrides: [...overrides, fail(wall, 503)], ...inOnePicture } });
export const Offline = meta.story({ parameters: { overrides: [...overrides, disconnect(wall)], ...inOnePicture } });

/** What fails comes back into the field, with the reason. */
export const NotPosted = meta.story({
  parameters: {
    overrides: [
      ...overrides,
      refuse(`POST ${wall}`, 429, 'MUY_SEGUIDO', 'Espera un minuto antes de escribir otra vez.'),
    ],
    ...inOnePicture,
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Escribe al grupo');
    await userEvent.type(field, 'Ya entré{Control>}{Enter}{/Control}');
    await canvas.findByText(/No se publicó/);
    await expect(field).toHaveValue('Ya entré');
  },
});
export const Older = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver anteriores' }));
    await canvas.findByText('Entró Ana_Belén');
    scrollTo(0, 0);
  },
});
/** What the leader may do with the words of others. */
export const Menu = meta.story({
  parameters: { overrides: led, ...inOnePicture },
  play: async ({ canvas, userEvent }) => {
    const [opener] = await canvas.findAllByRole('button', { name: 'Opciones del mensaje de Rosita' });
    await userEvent.click(opener!);
    await canvas.findByRole('menuitem', { name: 'Quitar del muro' });
  },
});
/** All of it without a pointer: a post by Ctrl+Enter, a reaction by Tab, and a report through the menu by arrows. */
export const ByKeyboard = meta.story({
  parameters: inOnePicture,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Escribe al grupo');
    await userEvent.click(field);
    await userEvent.keyboard('Ya entré{Control>}{Enter}{/Control}');
    const own = await canvas.findByRole('article', { name: /^Tú ahora/ });
    await expect(own).toHaveTextContent('Ya entré');
    await expect(field).toHaveFocus();

    const theirs = canvas.getAllByRole('article', { name: /^Rosita hace/ })[0]!;
    const opener = within(theirs).getByRole('button', { name: /^Opciones/ });
    opener.focus();
    await userEvent.tab();
    const applause = within(theirs).getByRole('button', { name: /^Aplauso/ });
    await expect(applause).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(applause).toHaveAttribute('aria-pressed', 'true');

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('menuitem', { name: 'Reportar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Silenciar a Rosita' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Reportar el mensaje de Rosita' });
  },
});
