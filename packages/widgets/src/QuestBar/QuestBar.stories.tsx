import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Quest } from '@arma11/core/contract';
import { override, scenarioWrites, fail, hang, keyTo, refuse } from '@arma11/testing/scenarios';
import { photographed } from '@arma11/testing/storybook/modes';
import preview from '@arma11/testing/preview';
import { useQuestWords } from '../messages/quest.es';
import { EmptyState } from '../ui';
import { QuestBar } from './QuestBar';

const quest = keyTo('quests', 'mainQuest');
const { payQuest } = scenarioWrites['por-cerrar'];
const having = (changes: Partial<Quest>) => ({
  overrides: [override<Quest>(quest, (given) => ({ ...given, ...changes }))],
});
const onSignIn = fn();

const meta = preview.meta({
  title: 'Widgets/QuestBar',
  component: QuestBar,
  tags: ['autodocs'],
  args: { onComplete: fn() },
  parameters: { scenario: 'antes' },
});
const pictures = photographed('movil', 'claro');

type Stage = Pick<StoryContext, 'canvas' | 'userEvent'>;
const claim = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Cobrar premio' }));

export const Default = meta.story({ parameters: pictures });
export const Mobile = meta.story({ globals: { viewport: { value: 'movil' } } });
export const Loading = meta.story({ parameters: { overrides: [hang(quest)], ...pictures } });
export const Error = meta.story({
  parameters: { overrides: [fail(quest, 503)] },
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

function NoQuest() {
  const t = useQuestWords();
  return (
    <>
      <QuestBar />
      <EmptyState drawing="whistle" text={t.empty} />
    </>
  );
}
/** Without a quest the bar shows nothing; this is what a page may put in its place. */
export const Empty = meta.story({
  parameters: { overrides: [refuse(quest, 404, 'NO_EXISTE', 'No hay misión.')] },
  render: () => <NoQuest />,
});

/** Its reward was collected: nothing is left to do until the next one. */
export const Closed = meta.story({
  parameters: { scenario: 'en-vivo' },
  play: async ({ canvas }) => {
    await canvas.findByText('Premio cobrado');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongNames = meta.story({
  parameters: having({
    title: 'Guarda tus predicciones en diez jornadas seguidas sin fallar ni una sola',
    reward_coins: 12_500,
  }),
});

/** Somebody who has just signed up. */
export const Begun = meta.story({
  parameters: { scenario: 'sin-salas' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^0 de \d$/);
  },
});
export const ThreeSteps = meta.story({ parameters: having({ status: { cumplidas: 2, total: 3 } }) });
export const OneStep = meta.story({ parameters: having({ status: { cumplidas: 0, total: 1 } }) });
export const Compact = meta.story({ args: { compact: true }, parameters: pictures });
export const ItemReward = meta.story({ parameters: having({ reward_coins: 0, reward_item: 4 }) });
export const Claimable = meta.story({ parameters: { scenario: 'por-cerrar', ...pictures } });

/** Only to be looked at: the reward is shown and cannot be collected here. */
export const Readonly = meta.story({
  args: { readonly: true },
  parameters: { scenario: 'por-cerrar' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Premio: /);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const TwelveSteps = meta.story({ parameters: having({ status: { cumplidas: 4, total: 12 } }) });

export const Collected = meta.story({
  parameters: { scenario: 'por-cerrar' },
  play: async (stage) => {
    await claim(stage);
    await stage.canvas.findByText(/^¡Cobraste S\/ [\d.]+! Ya está en tu saldo\.$/);
    await expect(stage.args.onComplete).toHaveBeenCalledOnce();
  },
});

export const NotPaid = meta.story({
  parameters: {
    scenario: 'por-cerrar',
    overrides: [refuse(payQuest.key, 409, 'MISION_YA_COBRADA', 'Ya cobraste esta misión. Vuelve el lunes por otra.')],
  },
  play: async (stage) => {
    await claim(stage);
    await stage.canvas.findByText('No se cobró. Ya cobraste esta misión. Vuelve el lunes por otra.');
  },
});
