import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
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

const meta = preview.meta({
  title: 'UI/Numbers',
  component: PointsBadge,
  tags: ['matrix'],
  args: { points: 6 },
  parameters: photographed('oscuro', 'claro', 'alto-contraste'),
});

/** Both sides of every band (product §9), in every size. */
export const Points = meta.story({
  render: () => (
    <Specimens
      of={{
        'menos de 0': <PointsBadge points={-2} size="l" />,
        'hasta 4': <PointsBadge points={4} size="l" />,
        '5 a 7': <PointsBadge points={5} size="l" />,
        'hasta 7': <PointsBadge points={7} size="l" />,
        '8 a 10': <PointsBadge points={8} size="l" />,
        'hasta 10': <PointsBadge points={10} size="l" />,
        'más de 10': <PointsBadge points={11} size="l" />,
        mediano: <PointsBadge points={6} />,
        chico: <PointsBadge points={1} size="s" />,
        'en la cancha': <PointsBadge points={9} scene />,
        'de tres cifras': <PointsBadge points={128} />,
      }}
    />
  ),
});

/** Both sides of every circle (product §9). */
export const LastPoints = meta.story({
  render: () => (
    <Specimens
      of={{
        'menos de 0': <LastPointsRing points={-3} />,
        'menos de 1': <LastPointsRing points={0} />,
        'desde 1': <LastPointsRing points={1} />,
        'hasta 3': <LastPointsRing points={3} />,
        'más de 3': <LastPointsRing points={4} />,
        'de dos cifras': <LastPointsRing points={14} />,
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
        pozo: <Money text="S/ 90.00" size="xl" coin />,
        entrada: <Money text="S/ 3.00" size="l" tone="plain" />,
        gratis: <Money text="Gratis" size="l" tone="plain" />,
        premio: <Money text="+30" size="s" coin />,
        'sin premio': <Money text="S/ 0.00" size="s" tone="muted" />,
        grande: <Money text="S/ 1,234,567.00" size="l" />,
      }}
    />
  ),
});

export const Bars = meta.story({
  render: () => (
    <Specimens
      wide
      of={{
        '0/20 cupos': <Segments filled={0} total={20} label="0 de 20 cupos" />,
        '12/20 cupos': <Segments filled={12} total={20} label="12 de 20 cupos" />,
        '19/20 cupos': <Segments filled={19} total={20} label="19 de 20 cupos" tone="live" />,
        '60/120 cupos': <Segments filled={60} total={120} label="60 de 120 cupos" />,
        '5 de 8 respondidas': <Segments filled={5} total={8} label="5 de 8 respondidas" tone="accent" />,
        '0 de 5': <Climb done={0} total={5} label="0 de 5" />,
        '3 de 5': <Climb done={3} total={5} label="3 de 5" />,
        '5 de 5': <Climb done={5} total={5} label="5 de 5" />,
        '1 de 2': <Climb done={1} total={2} label="1 de 2" />,
        '0 de 1': <Climb done={0} total={1} label="0 de 1" />,
      }}
    />
  ),
});

export const Scoreboard = meta.story({
  render: () => (
    <Specimens
      of={{
        'antes del partido': <ScoreCell value={null} />,
        goles: <ScoreCell value={2} />,
        'dos cifras': <ScoreCell value={10} />,
        'partido cerrado': <ScoreCell value={0} quiet />,
        'en juego': <LiveMark text="67'" />,
        descanso: <LiveMark text="Descanso" />,
        'cierra en': <Countdown text="2 h 14 min" size="l" />,
        'en una línea': <Countdown text="Sáb 21 nov" label="Cierra" />,
        'menos de 15 min': <Countdown text="12 min" urgent />,
        'último minuto': <Countdown text="0:40" urgent size="l" />,
        dentro: <Stamp>Dentro</Stamp>,
        'dentro, chico': <Stamp data-size="s">Dentro</Stamp>,
      }}
    />
  ),
});
