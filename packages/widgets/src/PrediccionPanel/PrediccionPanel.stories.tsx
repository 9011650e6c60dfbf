// Longer than 200 lines on purpose: one story per state of the panel.
import type { PrediMatch } from '@arma11/core/contract';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../.storybook/modes';
import preview from '../../../../.storybook/preview';
import { answers, broken, refuses, unauthenticated } from '../fixtures/fixtureTransport';
import {
  answersFixture,
  drawnMatch,
  finishedMatch,
  freshMatch,
  liveMatch,
  openMatch,
  prediMatches,
} from '../fixtures/prediFixture';
import { prediRoutes, savingAnswers } from '../fixtures/prediRoutes';
import { prediRoomFixture } from '../fixtures/roomFixture';
import { withRoutes } from '../fixtures/withRoutes';
import { PrediccionPanel } from './PrediccionPanel';

const meta = preview.meta({
  title: 'Widgets/PrediccionPanel',
  component: PrediccionPanel,
  tags: ['autodocs'],
  args: { prediId: 77, onAnswersChange: fn(), onAnswersSave: fn() },
  parameters: { layout: 'fullscreen' },
  // A draft left by one story would be found by the next.
  beforeEach: () => sessionStorage.clear(),
});
const pictures = photographed('movil', 'claro', 'escritorio');
const room = 'GET predi/sala/get/77/';
const matches = 'GET predi-partidos/list/match-sala/77/';
const unread = prediMatches.map((entry) => ({ ...entry, my_answers: [], points: null }));

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const chooseDraw = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('radio', { name: 'Empate +4 pts' }));
const save = async ({ canvas, userEvent }: Stage) => userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));

export const Default = meta.story({ decorators: [withRoutes(prediRoutes())], parameters: pictures });
export const Mobile = meta.story({
  decorators: [withRoutes(prediRoutes())],
  globals: { viewport: { value: 'movil' } },
});
export const Loading = meta.story({
  decorators: [withRoutes({ [room]: 'hangs', [matches]: 'hangs' })],
  parameters: pictures,
});
export const Empty = meta.story({ decorators: [withRoutes(prediRoutes([]))] });
export const Missing = meta.story({
  decorators: [withRoutes({ ...prediRoutes(), [room]: refuses(404, 'NO_EXISTE', 'No existe esta sala.') })],
});
export const Failed = meta.story({ decorators: [withRoutes({ ...prediRoutes(), [room]: broken })] });
export const SignedOut = meta.story({
  decorators: [
    withRoutes({ 'GET users/get-data/': unauthenticated, [room]: unauthenticated, [matches]: unauthenticated }),
  ],
});
export const NotJoined = meta.story({ decorators: [withRoutes(prediRoutes(unread, { user_ins: 0 }))] });
export const Readonly = meta.story({ args: { readonly: true }, decorators: [withRoutes(prediRoutes())] });

/** In a partner's article: an edge, a heading of its own and the bar at the foot. */
export const Framed = meta.story({
  args: { framed: true },
  decorators: [withRoutes(prediRoutes([openMatch], { amount_ins: 0, num_players: 1248 }))],
  parameters: { layout: 'padded', ...photographed('claro', 'escritorio') },
});

export const AllOpen = meta.story({ args: { open: 'all' }, decorators: [withRoutes(prediRoutes())] });

/** Every kind of question: keys, long keys, and the two steppers of an exact score. */
export const EveryMarket = meta.story({
  args: { open: 'all' },
  decorators: [withRoutes(prediRoutes([openMatch, freshMatch]))],
  parameters: pictures,
});

export const Closed = meta.story({
  args: { open: 'all' },
  decorators: [withRoutes(prediRoutes([liveMatch, finishedMatch], { estado: 'en_vivo', progress: '1' }))],
  parameters: pictures,
});
export const Settled = meta.story({
  args: { open: 'all' },
  decorators: [withRoutes(prediRoutes([finishedMatch], { estado: 'pagada', progress: '1' }))],
});

const voided: PrediMatch = {
  ...finishedMatch,
  match: { ...finishedMatch.match, estado: 'anulado', goals_local: null, goals_visit: null },
  answers: answersFixture(54, '1x2', { voided: true }),
  points: 0,
};
export const Voided = meta.story({ decorators: [withRoutes(prediRoutes([voided, drawnMatch]))] });
export const Cancelled = meta.story({
  decorators: [withRoutes(prediRoutes([drawnMatch], { estado: 'cancelada', num_players: 1, pozo: 0, top_award: 0 }))],
});

const longNamed: PrediMatch = {
  ...drawnMatch,
  match: {
    ...drawnMatch.match,
    local: { ...drawnMatch.match.local, name: 'Asociación Deportiva Unión Huamanga de Ayacucho' },
    visit: { ...drawnMatch.match.visit, name: 'Club Sportivo Estrella del Sur de Lampa' },
    league_name: 'Campeonato Interdistrital de Verano de Villa El Salvador',
  },
};
export const LongNames = meta.story({
  decorators: [withRoutes(prediRoutes([longNamed, { ...longNamed, id: 9 }], { top_award: 1_234_560 }))],
  parameters: pictures,
});

export const Dirty = meta.story({
  decorators: [withRoutes(prediRoutes())],
  parameters: pictures,
  play: async (stage) => {
    const { canvas, args } = stage;
    await chooseDraw(stage);
    await expect(canvas.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-disabled');
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith({ dirty: true });
  },
});

export const Saved = meta.story({
  decorators: [withRoutes(prediRoutes())],
  parameters: pictures,
  play: async (stage) => {
    await chooseDraw(stage);
    const { canvas } = stage;
    await save(stage);
    await canvas.findByText('Guardado 13:11 · Comprobante 8F3A-21C7');
    await expect(canvas.getByRole('button', { name: 'Guardar' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Saving = meta.story({
  decorators: [withRoutes({ ...prediRoutes(), [savingAnswers]: 'hangs' })],
  play: async (stage) => {
    await chooseDraw(stage);
    await save(stage);
    await stage.canvas.findByRole('button', { name: 'Guardando…' });
  },
});

export const NotSaved = meta.story({
  decorators: [
    withRoutes({ ...prediRoutes(), [savingAnswers]: refuses(403, 'NO_INSCRITO', 'No estás en esta sala.') }),
  ],
  play: async (stage) => {
    await chooseDraw(stage);
    await save(stage);
    await stage.canvas.findByText('No se guardó. No estás en esta sala.');
  },
});

/** Some match closed between the answer and Guardar: the rest is stored, and both are told. */
export const ClosedMeanwhile = meta.story({
  decorators: [
    withRoutes({
      ...prediRoutes(),
      [savingAnswers]: ({ body }) => {
        const closed = (body as { match_prediction: number }[]).map(({ match_prediction }) => match_prediction);
        return refuses(409, 'PREDI_CERRADA', 'Este partido ya cerró.', { closed });
      },
    }),
  ],
  play: async (stage) => {
    await chooseDraw(stage);
    await save(stage);
    await stage.canvas.findByText('Ya cerró Puerto Bravo – Real Sillar. Vale tu última versión guardada.');
  },
});

/** A score beyond 3 has no alternative of its own. */
export const OtherScore = meta.story({
  decorators: [withRoutes(prediRoutes([openMatch]))],
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Sumar: Goles de Puerto Bravo' });
    await userEvent.click(more);
    await userEvent.click(more);
    await canvas.findByText('Cuenta como «Otro»: +5 pts');
  },
});

export const Joined = meta.story({
  tags: ['flow'],
  decorators: [
    withRoutes({
      ...prediRoutes(unread, { user_ins: 0, amount_ins: 0 }),
      'POST predi/ins-predi/ins-user/': answers({
        status: 'ok',
        user_ins: 8801,
        predi: prediRoomFixture({ user_ins: 8801, amount_ins: 0 }),
        saldo: 845,
      }),
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Empate +4 pts' }));
    await canvas.findByText(/^Únete a la sala para guardar tus respuestas/);
    await userEvent.click(canvas.getByRole('button', { name: 'Unirme' }));
  },
});
