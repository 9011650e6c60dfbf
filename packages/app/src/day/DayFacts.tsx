import { styled } from 'styled-components';
import type { CallOutput } from '@arma11/core/contract';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${fontSize(84)}, 1fr));
  gap: 16px 12px;
  margin: 0 0 8px;

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & dd {
    ${displayText}
    margin: 2px 0 0;
    font-size: ${displaySize(25)};
  }
`;

type Day = Pick<CallOutput<'quests', 'resume'>, 'coins' | 'answers'>;

/** The day in five figures: coins that came and went, and answers. */
export function DayFacts({ day }: { day: Day }) {
  const t = es.notices.day;
  const money = useMoney();
  const { coins, answers } = day;
  return (
    <Facts>
      <Fact label={t.coinsIn} value={money.amount(coins.in)} />
      <Fact label={t.coinsOut} value={money.amount(coins.out)} />
      <Fact label={t.hits} value={answers.aciertos} />
      <Fact label={t.misses} value={answers.fallos} />
      <Fact label={t.pending} value={answers.pendientes} />
    </Facts>
  );
}

function Fact({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
