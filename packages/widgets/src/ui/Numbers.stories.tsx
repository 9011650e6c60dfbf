import preview from '../../../../.storybook/preview';
import { photographed } from '../../../../.storybook/modes';
import { Climb } from './Climb';
import { Countdown } from './Countdown';
import { LastPointsRing } from './LastPointsRing';
import { LiveMark } from './LiveMark';
import { Money } from './Money';
import { PointsBadge } from './PointsBadge';
import { ScoreCell } from './ScoreCell';
import { Segments } from './Segments';
import { Specimens } from './Specimens';
import { Stamp } from './Stamp';

const meta = preview.meta({ title: 'UI/Numbers', component: PointsBadge, args: { points: 6 } });
const pictures = photographed('oscuro', 'claro', 'alto-contraste');

export const Points = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      of={{
        'menos de 0': <PointsBadge points={-2} size="l" />,
        'hasta 4': <PointsBadge points={3} size="l" />,
        '5 a 7': <PointsBadge points={6} size="l" />,
        '8 a 10': <PointsBadge points={9} size="l" />,
        'más de 10': <PointsBadge points={14} size="l" />,
      }}
    />
  ),
});

export const LastPoints = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      of={{
        'menos de 1': <LastPointsRing points={0} />,
        '1 a 3': <LastPointsRing points={2} />,
        'más de 3': <LastPointsRing points={5} />,
        'ya en tu equipo': <LastPointsRing points={3} quiet />,
      }}
    />
  ),
});

export const Amounts = meta.story({
  render: () => (
    <Specimens
      of={{
        saldo: <Money text="S/ 84.50" coin />,
        monedas: <Money text="845" coin />,
        pozo: <Money text="S/ 90.00" size="xl" />,
        entrada: <Money text="S/ 3.00" size="l" tone="plain" />,
        premio: <Money text="+30" size="s" coin />,
      }}
    />
  ),
});

export const Bars = meta.story({
  tags: ['matrix'],
  parameters: pictures,
  render: () => (
    <Specimens
      wide
      of={{
        '12/20 cupos': <Segments filled={12} total={20} label="12 de 20 cupos" />,
        '19/20 cupos': <Segments filled={19} total={20} label="19 de 20 cupos" tone="live" />,
        '60/120 cupos': <Segments filled={60} total={120} label="60 de 120 cupos" />,
        '5 de 8 respondidas': <Segments filled={5} total={8} label="5 de 8 respondidas" tone="accent" />,
        '0 de 5': <Climb done={0} total={5} label="0 de 5" />,
        '3 de 5': <Climb done={3} total={5} label="3 de 5" />,
        '5 de 5': <Climb done={5} total={5} label="5 de 5" />,
        '1 de 2': <Climb done={1} total={2} label="1 de 2" />,
      }}
    />
  ),
});

export const Scoreboard = meta.story({
  parameters: pictures,
  render: () => (
    <Specimens
      of={{
        'antes del partido': <ScoreCell value={null} />,
        goles: <ScoreCell value={2} />,
        'partido cerrado': <ScoreCell value={0} quiet />,
        'en juego': <LiveMark text="67'" />,
        'cierra en': <Countdown text="2 h 14 min" size="l" />,
        'menos de 15 min': <Countdown text="12:40" urgent />,
        dentro: <Stamp>Dentro</Stamp>,
      }}
    />
  ),
});
