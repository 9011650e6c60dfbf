import { scenarioIds } from '@arma11/testing/scenarios';
import { expect } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { marketsOf } from '../PrediccionPanel/markets/marketsOf';
import { usePrediccionPanel } from '../PrediccionPanel/usePrediccionPanel';
import { useQuestBar } from '../QuestBar/useQuestBar';
import { useRoomCard } from '../RoomCard/useRoomCard';
import { useWalletBadge } from '../WalletBadge/useWalletBadge';

const { predi, sala } = scenarioIds;

/** Each hook with a look of a partner's own: markup, no styles of ours, nothing but the state and its getters. */
const meta = preview.meta({
  title: 'Headless/Un aspecto propio',
  parameters: { scenario: 'antes' },
});

// Room for a finger between one button and the next.
const apart = { display: 'grid', gap: 24, justifyItems: 'start' } as const;

function Predictions() {
  const panel = usePrediccionPanel({ prediId: predi.evening.id });
  const [match] = panel.matches;
  if (!match) return <p role="status">…</p>;
  return (
    <section aria-label="Mis predicciones" style={apart}>
      <p {...panel.getProgressProps()}>{Math.round(panel.answered.percent)} %</p>
      <button {...panel.getToggleProps(match)}>
        {match.match.local.name} · {match.match.visit.name}
      </button>
      {panel.panels.isOpen(match) &&
        marketsOf(match).map((market) => (
          <p key={market.id} {...panel.getMarketProps(market)}>
            {market.kind === 'marcador'
              ? (['local', 'visit'] as const).map((team) => (
                  <input key={team} size={2} {...panel.getGoalsProps(market, match.match, team)} />
                ))
              : market.alternatives.map((answer) => (
                  <button key={answer.id} {...panel.getAnswerProps(market, answer)}>
                    {panel.answers.pick(market.id) === answer.id ? '● ' : '○ '}
                    {answer.answer}
                  </button>
                ))}
          </p>
        ))}
      <button {...panel.getSaveProps()}>Enviar</button>
    </section>
  );
}

export const Predicciones = meta.story({
  render: () => <Predictions />,
  play: async ({ canvas, userEvent }) => {
    const free = (await canvas.findAllByRole('radio', { checked: false }))[0]!;
    await userEvent.click(free);
    await expect(free).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-disabled', 'false');
  },
});

function Room() {
  const card = useRoomCard({ kind: 'compe', salaId: sala.paid });
  if (!card.facts) return <p role="status">…</p>;
  return (
    <section aria-label={card.facts.title} style={apart}>
      <p>
        {card.facts.players} / {card.facts.seats}
      </p>
      <button {...card.getActionProps()}>{card.action?.label}</button>
      {card.join.asking && (
        <div {...card.getConfirmProps()} style={apart}>
          <button {...card.getPayProps()}>Sí, pagar</button>
          <button {...card.getCancelProps()}>No</button>
        </div>
      )}
    </section>
  );
}

export const Sala = meta.story({
  render: () => <Room />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Unirme: / }));
    await canvas.findByRole('group', { name: /^Unirte a / });
  },
});

function Wallet() {
  const { money, getOpenProps } = useWalletBadge({ onOpen: () => undefined });
  return <button {...getOpenProps()}>{money?.text ?? '…'}</button>;
}

export const Saldo = meta.story({
  render: () => <Wallet />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Saldo S\/ / });
  },
});

function Quest() {
  const bar = useQuestBar();
  if (!bar.quest) return <p role="status">…</p>;
  return (
    <section aria-label={bar.quest.title}>
      <p {...bar.getProgressProps()}>{bar.percent} %</p>
      <button {...bar.getClaimProps()}>Quiero mi premio</button>
    </section>
  );
}

export const Mision = meta.story({
  parameters: { scenario: 'por-cerrar' },
  render: () => <Quest />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Quiero mi premio' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  },
});
