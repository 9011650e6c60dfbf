// Longer than 200 lines on purpose: every state of the editor in one place.
import type { StoryContext } from '@storybook/react-vite';
import type { Lineup, LineupEntry, Match, Player, SalaCompe } from '@arma11/core/contract';
import { conditionName, flattenLineup, groupLineup, slotsOf } from '@arma11/core/domain';
import {
  override,
  scenarioIds,
  scenarioWrites,
  disconnect,
  fail,
  hang,
  keyTo,
  refuse,
  type Override,
} from '@arma11/testing/scenarios';
import { configure, expect, fn, waitFor, within } from 'storybook/test';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { LineupEditor } from './LineupEditor';

const { entry: entryId, id: sala } = scenarioIds.sala.evening;
const writes = scenarioWrites.antes;
const lineup = keyTo('compe', 'getLineup', { id: entryId });
const midfielders = keyTo('salas', 'playersByPosition', { sala, position: 2 });
const placesAre = (change: (entry: LineupEntry, index: number) => LineupEntry) =>
  override<Lineup>(lineup, (given) => ({ ...given, ...groupLineup(flattenLineup(given).map(change)) }));
const room = keyTo('compe', 'retrive', { id: entryId });
const onSignIn = fn();

// The sheet and the dialogs are loaded when they are asked for: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 5_000 });

const meta = preview.meta({
  title: 'Widgets/LineupEditor',
  component: LineupEditor,
  tags: ['autodocs'],
  args: { entryId, onReplace: fn(), onFormationChange: fn(), onClosed: fn() },
  parameters: { layout: 'fullscreen', scenario: 'antes' },
});
const pictures = photographed('movil', 'claro');
const movil = { globals: { viewport: { value: 'movil' } } };
const angosto = { globals: { viewport: { value: 'angosto' } } };

/** 4-4-2, the formation that everybody is given. */
export const Default = meta.story({
  parameters: photographed('movil', 'claro', 'escritorio'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '4-4-2' })).toBeChecked();
    await expect(canvas.getByText('Guardado 15:00')).toBeVisible();
  },
});
export const Mobile = meta.story(movil);
export const Loading = meta.story({ parameters: { overrides: [hang(lineup)], ...pictures } });
/** Where the list is what comes, the list is what is kept a place for. */
export const LoadingList = meta.story({
  args: { defaultView: 'list' },
  parameters: { overrides: [hang(lineup)], ...pictures },
});
export const Empty = meta.story({
  args: { entryId: scenarioIds.nothing },
  play: async ({ canvas }) => {
    await canvas.findByText('No encontramos tu equipo en esta sala.');
  },
});
export const NoLineup = meta.story({
  parameters: { overrides: [refuse(lineup, 404, 'NO_EXISTE', 'No hay equipo.')] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Armar mi equipo' });
  },
});
export const Error = meta.story({
  parameters: { overrides: [fail(lineup, 503)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reintentar' });
  },
});
export const SignedOut = meta.story({
  parameters: { scenario: 'sin-sesion', onSignIn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ingresar' }));
    await expect(onSignIn).toHaveBeenCalled();
  },
});

/** Everything is over: the points are official. */
export const Closed = meta.story({
  parameters: { scenario: 'liquidada', ...pictures },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Oficial');
    await expect(canvas.getByRole('button', { name: /^Cerrado/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onClosed).toHaveBeenCalledOnce();
  },
});
/** Points of the matches being played count, and may still change. */
export const Live = meta.story({
  parameters: { scenario: 'en-vivo', ...pictures },
  play: async ({ canvas }) => {
    await canvas.findByText('Provisional');
    await expect(canvas.getByText('7 jugando · 4 por jugar')).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: /, minuto \d+, -?\d+ puntos?, provisional\. / })[0],
    ).toBeVisible();
  },
});
export const LiveList = meta.story({
  args: { defaultView: 'list' },
  parameters: { scenario: 'en-vivo', ...pictures },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 jugando · 4 por jugar')).toBeVisible();
  },
});

const FACTS: Partial<Match>[] = [
  { estado: 'programado' },
  { estado: 'en_vivo', minute: 45 },
  { estado: 'finalizado' },
  { estado: 'descanso', minute: 45 },
  { estado: 'aplazado' },
  { estado: 'suspendido' },
  { estado: 'programado', date: '2026-06-14T20:00:00.000Z' },
  { estado: 'anulado' },
];
/** Everything that a shirt can say once the room has locked, five across on the narrowest phone. */
export const EveryFact = meta.story({
  ...angosto,
  parameters: {
    after: [writes.formation451.key],
    overrides: [
      override<Lineup>(lineup, (given) => ({ ...given, progress: '1' })),
      placesAre(({ player, ...place }, index) => {
        const points = index % 8 === 2 ? 14 : index % 8 === 5 || index % 8 === 1 ? -1 : 0;
        const match = player.match && { ...player.match, ...FACTS[index % 8] };
        return { ...place, points, player: { ...player, match } };
      }),
    ],
    ...photographed('angosto'),
  },
  play: async ({ canvas }) => {
    for (const text of ['45′', 'Final', 'Descanso', 'Aplazado', 'Suspendido', 'Anulado'])
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});
/** One of the team waits for a match that was put off. */
export const Postponed = meta.story({
  parameters: { scenario: 'aplazado', ...pictures },
  play: async ({ canvas, userEvent }) => {
    const [postponed] = await canvas.findAllByRole('button', { name: /, partido aplazado\. / });
    await userEvent.click(postponed!);
    await expect(canvas.getAllByText('Aplazado')[0]!).toBeVisible();
    await seen(await canvas.findByText('Partido aplazado: si no se juega a tiempo, vale 0 para todos.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
  },
});
/** The eleven that was given on joining, before its player changes it. */
export const Untouched = meta.story({
  ...movil,
  parameters: {
    overrides: [override<Lineup>(lineup, (given) => ({ ...given, untouched: true }))],
    ...photographed('movil'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sin tocar: este once te tocó al azar\./)).toBeVisible();
  },
});
/** Of the eleven carried over, two cannot play: who came in for them is named. */
export const Replacements = meta.story({
  ...movil,
  parameters: {
    overrides: [
      override<Lineup>(lineup, (given) => ({
        ...given,
        replacements: flattenLineup(given)
          .slice(1, 3)
          .map(({ player }) => player.id),
      })),
    ],
    ...photographed('movil'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entraron .+, .+ por quienes no juegan esta jornada\./)).toBeVisible();
  },
});
export const Readonly = meta.story({
  args: { readonly: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^Cancha/ });
    await expect(canvas.queryByRole('button', { name: /Cambiar$/ })).toBeNull();
  },
});
export const ClosesSoon = meta.story({ parameters: { scenario: 'por-cerrar' } });
export const AsList = meta.story({ args: { defaultView: 'list' }, parameters: pictures });

const longNamed = (player: Player, index: number): Player => ({
  ...player,
  full_name: `Maximiliano Sebastián Huancavilca Quispitúpac ${'I'.repeat(index + 1)}`,
  short_name: 'Huancavilca Quispitúpac',
});
/** Names that fit nowhere, five across on a phone. */
export const LongNames = meta.story({
  ...movil,
  parameters: {
    after: [writes.formation352.key],
    overrides: [placesAre((place, index) => ({ ...place, player: longNamed(place.player, index) }))],
    ...pictures,
  },
});

export const Formation433 = meta.story({ parameters: { after: [writes.formation433.key] } });
/** Five midfielders: they still fit on the narrowest phone. */
export const Formation451 = meta.story({ parameters: { after: [writes.formation451.key], ...pictures } });
/** The same on a phone of 320 px: names are cut, numbers and marks are not. */
export const NarrowFive = meta.story({
  ...angosto,
  parameters: { after: [writes.formation451.key], ...photographed('angosto') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Mediocampista \d de 5, / })).toHaveLength(5);
  },
});
export const Formation541 = meta.story({ parameters: { after: [writes.formation541.key] } });
export const Formation352 = meta.story({ parameters: { after: [writes.formation352.key] } });
export const Formation343 = meta.story({ parameters: { after: [writes.formation343.key] } });

/** The casual team has one formation and no coach. */
export const Casual = meta.story({
  parameters: { overrides: [override<Lineup>(lineup, (given) => ({ ...given, formation: '221', ...sixOf(given) }))] },
});
function sixOf(given: Lineup) {
  const left = flattenLineup(given);
  return groupLineup(
    slotsOf('221').map(({ slot, position }) => {
      const [place] = left.splice(
        left.findIndex(({ player_type }) => player_type === position),
        1,
      );
      return { ...place!, slot };
    }),
  );
}

const withRoom = (change: (entry: SalaCompe) => SalaCompe) => override<SalaCompe>(room, change);
const flagged = (flags: Partial<SalaCompe['sala_detail']['flags']>) =>
  withRoom((entry) => ({
    ...entry,
    sala_detail: { ...entry.sala_detail, flags: { ...entry.sala_detail.flags, ...flags } },
  }));

/** A room with a captain that has none yet: the line below 'Guardado' asks for them. */
export const CaptainMissing = meta.story({
  ...movil,
  parameters: {
    overrides: [flagged({ captain: true }), override<Lineup>(lineup, (given) => ({ ...given, captain: null }))],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Elige a tu capitán');
  },
});
/** They wear the armband, and their points count double. */
export const Captain = meta.story({
  ...movil,
  parameters: {
    overrides: [flagged({ captain: true }), override<Lineup>(lineup, (given) => ({ ...given, captain: 6 }))],
    ...pictures,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Mediocampista 2 de 4, .+, capitán, / });
  },
});

/** Late swap: the room has locked, and only those change whose own match has not. */
export const PartlyLocked = meta.story({
  parameters: {
    overrides: [
      flagged({ late_swap: true }),
      override<Lineup>(lineup, (given) => ({ ...given, lock_at: '2026-06-11T19:00:00.000Z' })),
      placesAre((place, index) => ({ ...place, locked: index % 3 !== 0 })),
    ],
    ...pictures,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Cambia a quien aún no juega');
    await expect(canvas.getAllByRole('button', { name: /Cerrado\. Ver puntos$/ })).toHaveLength(8);
    await expect(canvas.getAllByRole('button', { name: /Cambiar$/ })).toHaveLength(4);
  },
});

/** Doubtful, injured and suspended beside those who can play. */
export const EveryCondition = meta.story({
  args: { defaultView: 'list' },
  parameters: { after: [writes.everyCondition.key], ...pictures },
  play: async ({ canvas }) => {
    for (const condition of [1, 2, 3] as const)
      await expect((await canvas.findAllByText(conditionName(condition)))[0]).toBeVisible();
  },
});

/** Up to 4, 5 to 7, 8 to 10, more than 10: by colour and by number, below zero too. */
export const PointsBands = meta.story({
  parameters: {
    scenario: 'liquidada',
    overrides: [placesAre((place, index) => ({ ...place, points: [-2, 4, 5, 7, 8, 10, 11, 18][index % 8]! }))],
    ...pictures,
  },
});

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
// A dialog is in the document a moment before it is shown.
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

// A notice stands on the screen, and once more for screen readers.
const noticed = async (canvas: Stage['canvas'], text: RegExp) => (await canvas.findAllByText(text))[0];

async function openSlot({ canvas, userEvent }: Stage, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`, ${name}, `) }));
  await canvas.findByRole('listbox', { name: /^Jugadores para / });
}
async function choose({ canvas, userEvent }: Stage, name: string) {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Buscar jugador' }), name);
  await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`^${name}, `) }));
}
async function replace(stage: Stage) {
  await openSlot(stage, writes.replace.out);
  await choose(stage, writes.replace.in);
}
const came = `Entró ${writes.replace.inShort} por ${writes.replace.outShort}.`;

/** Everybody of a position: their match, their condition in a word, their average and their last points. */
export const Picking = meta.story({
  ...movil,
  parameters: pictures,
  play: async (stage) => {
    await openSlot(stage, writes.replace.out);
    await seen(stage.canvas.getByText(new RegExp(`^Sale ${writes.replace.outShort}`)));
  },
});

export const AlreadyInTeam = meta.story({
  ...movil,
  play: async (stage) => {
    await openSlot(stage, writes.replace.out);
    const { canvas, userEvent } = stage;
    await userEvent.type(canvas.getByRole('combobox', { name: 'Buscar jugador' }), writes.replace.out);
    const held = await canvas.findByRole('option', { name: /Ya está en tu equipo/ });
    await expect(held).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The coach is chosen as everybody else is, among coaches. */
export const CoachChoice = meta.story({
  ...movil,
  parameters: photographed('movil'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Entrenador, / }));
    await seen(await canvas.findByRole('dialog', { name: 'Entrenador' }));
    const coaches = within(await canvas.findByRole('listbox', { name: 'Jugadores para entrenador' }));
    await seen((await coaches.findAllByRole('option'))[0]!);
  },
});

/** The room takes so many of one club and no more: the others of it say why they cannot be chosen. */
export const FullOfOneClub = meta.story({
  ...movil,
  parameters: { overrides: [flagged({ max_per_club: 1 })] },
  play: async (stage) => {
    await openSlot(stage, writes.replace.out);
    const [held] = await stage.canvas.findAllByRole('option', { name: /Ya tienes 1 de este club/ });
    await expect(held).toHaveAttribute('aria-disabled', 'true');
  },
});

/** In a room with a budget: what is left above the actions, a price on each candidate, and a lock on who is too dear. */
export const WithinBudget = meta.story({
  ...movil,
  parameters: {
    overrides: [
      flagged({ budget: true }),
      placesAre((place, index) => ({ ...place, player: { ...place.player, price: index < 3 ? 11 : 4 } })),
      override<Player[]>(midfielders, (pool) => pool.map((player, index) => ({ ...player, price: 12 - (index % 9) }))),
    ],
    ...pictures,
  },
  play: async (stage) => {
    await stage.canvas.findByText('Te quedan 6 M');
    await openSlot(stage, writes.replace.out);
    await stage.canvas.findByText(/Tienes 10 M para este puesto$/);
    const [dear] = await stage.canvas.findAllByRole('option', { name: /Vale 12 M y tienes 10 M/ });
    await expect(dear).toHaveAttribute('aria-disabled', 'true');
  },
});

const repeated = (pool: Player[], size: number) =>
  Array.from({ length: size }, (_, index) => ({ ...pool[index % pool.length]!, id: 100_000 + index }));
/** However many there are, only the rows in view are drawn. */
export const SixHundred = meta.story({
  ...movil,
  parameters: { overrides: [override<Player[]>(midfielders, (pool) => repeated(pool, 600))] },
  play: async (stage) => {
    await openSlot(stage, writes.replace.out);
    await seen(await stage.canvas.findByText('600 jugadores'));
    await expect(stage.canvas.getAllByRole('option').length).toBeLessThan(40);
  },
});

export const NoPool = meta.story({
  ...movil,
  parameters: { overrides: [fail(midfielders, 503)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`, ${writes.replace.out}, `) }));
    await seen(await canvas.findByRole('button', { name: 'Reintentar' }));
  },
});

/** Nobody of this position plays in the jornada yet. */
export const EmptyPool = meta.story({
  ...movil,
  parameters: { overrides: [override<Player[]>(midfielders, () => [])], ...pictures },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`, ${writes.replace.out}, `) }));
    await seen(await canvas.findByText('Todavía no hay jugadores para esta posición.'));
  },
});

/** Nobody is called like that. */
export const NobodyFound = meta.story({
  ...movil,
  play: async (stage) => {
    await openSlot(stage, writes.replace.out);
    const { canvas, userEvent } = stage;
    await userEvent.type(canvas.getByRole('combobox', { name: 'Buscar jugador' }), 'zzz');
    await seen(await canvas.findByRole('button', { name: 'Quitar filtros' }));
  },
});

/** Whoever cannot play may be put in, after one question more. */
export const InjuredChoice = meta.story({
  ...movil,
  play: async (stage) => {
    const { out, in: injured } = writes.replaceByInjured;
    await openSlot(stage, out);
    await choose(stage, injured);
    const { canvas, userEvent } = stage;
    await seen(await canvas.findByRole('dialog', { name: `${injured} figura como lesionado. ¿Lo pones igual?` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, ponlo' }));
    await canvas.findByText(new RegExp(`^Entró .*${injured} figura como lesionado\\.$`));
  },
});

export const Replaced = meta.story({
  play: async (stage) => {
    await replace(stage);
    await stage.canvas.findByText(came);
    const placed = stage.canvas.getByRole('button', { name: new RegExp(`, ${writes.replace.in}, `) });
    await waitFor(() => expect(placed).toHaveFocus());
    await expect(stage.args.onReplace).toHaveBeenCalledOnce();
  },
});

export const Undone = meta.story({
  tags: ['flow'],
  play: async (stage) => {
    await replace(stage);
    const { canvas, userEvent } = stage;
    await canvas.findByText(came);
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await noticed(canvas, /^Listo: tu equipo volvió a como estaba\./);
    await seen(canvas.getByRole('button', { name: new RegExp(`, ${writes.replace.out}, `) }));
  },
});

/** The newcomer stands in their place at once, and their plate says that they are on their way. */
export const Saving = meta.story({
  ...movil,
  parameters: { overrides: [hang(writes.replace.key)], ...pictures },
  play: async (stage) => {
    await replace(stage);
    await seen(await stage.canvas.findByRole('button', { name: new RegExp(`, ${writes.replace.in}, .*Guardando…`) }));
  },
});

export const NotSaved = meta.story({
  parameters: { overrides: [fail(writes.replace.key, 500)], ...pictures },
  play: async (stage) => {
    await replace(stage);
    const { canvas } = stage;
    await seen(await canvas.findByRole('button', { name: 'No se guardó. Reintentar' }));
    await seen(canvas.getByRole('button', { name: new RegExp(`, ${writes.replace.out}, .*No se guardó`) }));
  },
});

/** The network went away: nobody knows whether it was saved. */
export const Unconfirmed = meta.story({
  parameters: { overrides: [disconnect(writes.replace.key)] },
  play: async (stage) => {
    await replace(stage);
    await seen(await stage.canvas.findByRole('button', { name: 'Sin confirmar. Reintentar' }));
  },
});

export const ChangedElsewhere = meta.story({
  parameters: { overrides: [refuse(writes.replace.key, 409, 'VERSION_VIEJA', 'Tu equipo cambió.')] },
  play: async (stage) => {
    await replace(stage);
    await seen(await stage.canvas.findByText(/^Tu equipo cambió en otro dispositivo\./));
  },
});

export const FormationPreview = meta.story({
  parameters: pictures,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4-5-1' }));
    await seen(await canvas.findByText(/^Sale: .+\. Entra: .+\.$/));
  },
});

export const FormationChanged = meta.story({
  tags: ['flow'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '4-5-1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar a 4-5-1' }));
    await noticed(canvas, /^Formación 4-5-1\. Sale: /);
    await expect(canvas.getByRole('radio', { name: '4-5-1' })).toBeChecked();
    await expect(args.onFormationChange).toHaveBeenCalledWith({ from: '442', to: '451' });
  },
});

/** Nothing changes before it is accepted; whoever is ticked stays. */
export const FillingWithTheBest = meta.story({
  ...movil,
  parameters: pictures,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Completar con los mejores' }));
    await seen((await canvas.findAllByRole('checkbox', { name: /^Conservar a / }))[0]!);
  },
});

export const FilledWithTheBest = meta.story({
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Completar con los mejores' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Hacer \d+ cambios$/ }));
    await canvas.findByText(/^Cambiamos a \d+ jugadores\.$/);
  },
});

export const PointsExplained = meta.story({
  parameters: { scenario: 'en-vivo' },
  play: async ({ canvas, userEvent }) => {
    const [scorer] = await canvas.findAllByRole('button', { name: /, provisional\. .*Ver puntos$/ });
    await userEvent.click(scorer!);
    await seen(await canvas.findByRole('dialog', { name: /^Puntos de / }));
  },
});

const friday = 900_001;
const fridayTeam = keyTo('compe', 'getLineup', { id: friday, jornada: 13 });
const bodyOf = <Body,>(answers: Parameters<Override>[0], key: string) => (answers.get(key) as { body: Body }).body;
/** Another room of the same jornada, where two of the midfield are others. */
const otherTeam: Override = (answers) => {
  const [given, pool] = [bodyOf<Lineup>(answers, lineup), bodyOf<Player[]>(answers, midfielders)];
  const others = pool.filter(({ in_lineup }) => !in_lineup).slice(0, 2);
  const mediocampistas = given.mediocampistas.map((place, at) => ({ ...place, player: others[at] ?? place.player }));
  return new Map([...answers, [fridayTeam, { status: 200, body: { ...given, id: friday, mediocampistas } }]]);
};
const otherRoom = override<{ results: SalaCompe[] }>(keyTo('compe', 'allByUser', { page: 1 }), (page) => {
  const here = page.results.find(({ id }) => id === entryId)!;
  const there = { ...here, id: friday, sala_detail: { ...here.sala_detail, name: 'Los viernes de Rosa' } };
  return { ...page, results: [...page.results, there] };
});
async function openCopy({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Copiar de otra sala' }));
  return canvas.findByRole('dialog', { name: 'Copiar de otra sala' });
}

/** The player's other teams of this league and jornada. */
export const CopyFrom = meta.story({
  ...movil,
  parameters: { overrides: [otherRoom, otherTeam], ...pictures },
  play: async (stage) => {
    await openCopy(stage);
    await seen(await stage.canvas.findByRole('button', { name: /^Los viernes de Rosa/ }));
  },
});
/** Who would come for whom; nothing has changed yet. */
export const CopyPreview = meta.story({
  ...movil,
  parameters: { overrides: [otherRoom, otherTeam], ...pictures },
  play: async (stage) => {
    await openCopy(stage);
    const { canvas, userEvent } = stage;
    await userEvent.click(await canvas.findByRole('button', { name: /^Los viernes de Rosa/ }));
    await seen(await canvas.findByText('Cambian 2 jugadores.'));
    await seen(canvas.getByRole('button', { name: 'Copiar equipo' }));
  },
});
export const NothingToCopy = meta.story({
  ...movil,
  parameters: {
    overrides: [
      override<{ results: SalaCompe[] }>(keyTo('compe', 'allByUser', { page: 1 }), (page) => ({
        ...page,
        results: [],
      })),
    ],
  },
  play: async (stage) => {
    await openCopy(stage);
    await seen(await stage.canvas.findByText(/^No tienes otro equipo en esta jornada\./));
  },
});
