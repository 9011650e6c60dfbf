import { expect, fn } from 'storybook/test';
import { photographed } from '../../../../.storybook/modes';
import preview from '../../../../.storybook/preview';
import { answers, broken, refuses, unauthenticated, type FixtureRoutes } from '../fixtures/fixtureTransport';
import { doneQuest, questFixture } from '../fixtures/questFixture';
import { withRoutes } from '../fixtures/withRoutes';
import { EmptyState } from '../ui';
import { useMessages } from '../provider/MessagesContext';
import { QuestBar } from './QuestBar';

const meta = preview.meta({
  title: 'Widgets/QuestBar',
  component: QuestBar,
  tags: ['autodocs'],
  args: { onComplete: fn() },
});
const pictures = photographed('movil', 'claro');
const asked = 'GET quest/get/main-quest/';
const paying = 'POST quest/save/pay-quest/';
const quest = (changes = {}) => [withRoutes({ [asked]: answers(questFixture(changes)) })];
const routes = (given: FixtureRoutes) => [withRoutes(given)];

export const Default = meta.story({ decorators: quest(), parameters: pictures });
export const Mobile = meta.story({ decorators: quest(), globals: { viewport: { value: 'movil' } } });
export const Begun = meta.story({
  decorators: quest({ title: 'Primera jornada', status: { cumplidas: 0, total: 5 } }),
});
export const ThreeSteps = meta.story({ decorators: quest({ status: { cumplidas: 2, total: 3 } }) });
export const OneStep = meta.story({ decorators: quest({ status: { cumplidas: 0, total: 1 } }) });
export const Compact = meta.story({ args: { compact: true }, decorators: quest(), parameters: pictures });
export const ItemReward = meta.story({ decorators: quest({ reward_coins: 0, reward_item: 4 }) });
export const LongNames = meta.story({
  decorators: quest({
    title: 'Guarda tus predicciones en diez jornadas seguidas sin fallar ni una sola',
    reward_coins: 12_500,
  }),
});
export const Claimable = meta.story({ decorators: routes({ [asked]: answers(doneQuest) }), parameters: pictures });
/** Its reward was collected: nothing is left to do until the next one. */
export const Closed = meta.story({
  decorators: routes({ [asked]: answers({ ...doneQuest, claimable: false, claimed: true }) }),
});
export const Loading = meta.story({ decorators: routes({ [asked]: 'hangs' }), parameters: pictures });
export const SignedOut = meta.story({ decorators: routes({ [asked]: unauthenticated }) });
export const Failed = meta.story({ decorators: routes({ [asked]: broken }) });

function NoQuest() {
  const t = useMessages().quest;
  return (
    <>
      <QuestBar />
      <EmptyState drawing="whistle" text={t.empty} />
    </>
  );
}
/** Without a quest the bar shows nothing; this is what a page may put in its place. */
export const Empty = meta.story({
  decorators: routes({ [asked]: refuses(404, 'NO_EXISTE', 'No hay misión.') }),
  render: () => <NoQuest />,
});

export const Collected = meta.story({
  decorators: routes({
    [asked]: answers(doneQuest),
    [paying]: answers({
      status: 'ok',
      quest: { ...doneQuest, claimable: false, claimed: true },
      coins: 30,
      item: null,
      saldo: 875,
      saldo_bono: 75,
    }),
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cobrar premio' }));
    await canvas.findByText('¡Cobraste 30 monedas! Ya está en tu saldo.');
    await expect(args.onComplete).toHaveBeenCalledWith({ id: 5 });
  },
});

export const NotPaid = meta.story({
  decorators: routes({
    [asked]: answers(doneQuest),
    [paying]: refuses(409, 'MISION_YA_COBRADA', 'Ya cobraste esta misión.'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cobrar premio' }));
    await canvas.findByText('No se cobró. Ya cobraste esta misión.');
  },
});
