import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { photographed } from '../../../../.storybook/modes';
import preview from '../../../../.storybook/preview';
import { LineupEditor } from './LineupEditor';
import { FIXTURE_IDS } from './lineupFixture';
import type { FixtureServerOptions } from './lineupFixtureServer';
import { withLineup } from './withLineup';

const meta = preview.meta({
  title: 'Widgets/LineupEditor',
  component: LineupEditor,
  tags: ['autodocs'],
  args: { entryId: FIXTURE_IDS.entry, onReplace: fn(), onFormationChange: fn(), onClosed: fn() },
  parameters: { layout: 'fullscreen' },
});
const pictures = photographed('movil', 'claro', 'escritorio');
const movil = { globals: { viewport: { value: 'movil' } } };
const room = (options?: FixtureServerOptions) => ({ decorators: [withLineup(options)] });
const refuse =
  (status: number, code: string, message: string, part = ''): FixtureServerOptions['interfere'] =>
  ({ path }) =>
    path.includes(part) ? { status, body: { status: 'error', code, message, request_id: 'r-1' } } : undefined;

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
// A dialog is in the document a moment before it is shown.
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
const openCcori = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Julio Ccori/ }));
  await canvas.findByRole('listbox', { name: 'Jugadores para mediocampista' });
};
const putRios = async (stage: Stage) => {
  await openCcori(stage);
  await stage.userEvent.click(await stage.canvas.findByRole('option', { name: /^Franz Ríos/ }));
};

export const Default = meta.story({ ...room(), parameters: pictures });
export const Mobile = meta.story({ ...room(), ...movil });
export const Loading = meta.story({ ...room({ interfere: () => 'hang' }), parameters: pictures });
export const Empty = meta.story({ ...room(), args: { entryId: 0 } });
export const NoLineup = meta.story(room({ interfere: refuse(404, 'NO_EXISTE', 'No hay equipo.', 'get-lineup') }));
export const Failed = meta.story(room({ interfere: refuse(422, 'REGLA', 'La sala no respondió.', 'compe/') }));
export const SignedOut = meta.story(room({ interfere: refuse(401, 'NO_AUTENTICADO', 'Ingresa de nuevo.') }));
export const Closed = meta.story({ ...room({ closed: true }), parameters: pictures });
export const Live = meta.story({ ...room({ closed: true, live: true }), parameters: pictures });
export const Readonly = meta.story({ ...room(), args: { readonly: true } });
export const LongNames = meta.story({ ...room({ formation: '352', longNames: true }), ...movil, parameters: pictures });
export const AsList = meta.story({ ...room(), args: { defaultView: 'list' }, parameters: pictures });

export const Formation442 = meta.story({ ...room({ formation: '442' }), parameters: pictures });
export const Formation433 = meta.story(room({ formation: '433' }));
/** Five midfielders: they still fit on the narrowest phone. */
export const Formation451 = meta.story({ ...room({ formation: '451' }), parameters: pictures });
export const Formation541 = meta.story(room({ formation: '541' }));
export const Formation352 = meta.story(room({ formation: '352' }));
export const Formation343 = meta.story(room({ formation: '343' }));
/** The casual team has one formation and no coach. */
export const Casual = meta.story(room({ formation: '221' }));

/** Everybody of a position: his match, his condition in a word, his average and his last points. */
export const Picking = meta.story({
  ...room(),
  ...movil,
  parameters: pictures,
  play: async (stage) => {
    await openCcori(stage);
    await seen(stage.canvas.getByText('Sale Ccori, lesionado'));
  },
});

export const AlreadyInTeam = meta.story({
  ...room(),
  ...movil,
  play: async (stage) => {
    await openCcori(stage);
    await stage.userEvent.type(stage.canvas.getByRole('combobox', { name: 'Buscar jugador' }), 'rojas');
    const rojas = await stage.canvas.findByRole('option', { name: /^Paolo Rojas.*Ya está en tu equipo/ });
    await expect(rojas).toHaveAttribute('aria-disabled', 'true');
  },
});

export const SixHundred = meta.story({
  ...room({ poolSize: 600 }),
  ...movil,
  play: async (stage) => {
    await openCcori(stage);
    await seen(await stage.canvas.findByText('600 jugadores'));
    await expect(stage.canvas.getAllByRole('option').length).toBeLessThan(40);
  },
});

export const InjuredChoice = meta.story({
  ...room(),
  ...movil,
  play: async (stage) => {
    await openCcori(stage);
    await stage.userEvent.type(stage.canvas.getByRole('combobox', { name: 'Buscar jugador' }), 'marco bustios');
    await stage.userEvent.click(await stage.canvas.findByRole('option', { name: /^Marco Bustíos, .*lesionado/ }));
    const question = 'Marco Bustíos figura como lesionado. ¿Lo pones igual?';
    await seen(await stage.canvas.findByRole('dialog', { name: question }));
  },
});

export const Replaced = meta.story({
  ...room(),
  play: async (stage) => {
    await putRios(stage);
    await seen(await stage.canvas.findByText('Guardado 14:53'));
    const placed = stage.canvas.getByRole('button', { name: /^Mediocampista 3 de 3, Franz Ríos/ });
    await waitFor(() => expect(placed).toHaveFocus());
    await expect(stage.args.onReplace).toHaveBeenCalledWith(expect.objectContaining({ slot: 7, out: 1202 }));
  },
});

export const NotSaved = meta.story({
  ...room({ interfere: ({ method }) => (method === 'PATCH' ? { status: 500 } : undefined) }),
  parameters: pictures,
  play: async (stage) => {
    await putRios(stage);
    await seen(await stage.canvas.findByRole('button', { name: 'No se guardó. Reintentar' }));
    await seen(stage.canvas.getByRole('button', { name: /Julio Ccori.*No se guardó/ }));
  },
});

export const FormationPreview = meta.story({
  ...room(),
  parameters: pictures,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4-5-1' }));
    await seen(await canvas.findByText(/^Sale: Mori, Apaza\. Entra: /));
  },
});

export const FillingWithTheBest = meta.story({
  ...room(),
  ...movil,
  parameters: pictures,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Completar con los mejores' }));
    await seen(await canvas.findByRole('checkbox', { name: 'Conservar a Quispe' }));
  },
});

export const PointsExplained = meta.story({
  ...room({ closed: true, live: true }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Paolo Rojas/ }));
    await seen(await canvas.findByRole('dialog', { name: 'Puntos de Paolo Rojas' }));
  },
});
