import { styled } from 'styled-components';
import type { WeekRecap } from '@arma11/core/back-office';
import { useMoney } from '@arma11/widgets';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';

const t = es.recap;

const Panel = styled.div`
  padding: 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
`;

const Points = styled.p`
  ${displayText}
  margin: 0;
  font-size: ${displaySize(64)};
  line-height: 1;

  & > small {
    margin-inline-start: 8px;
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(22)};
  }
`;

const Split = styled.p`
  margin: 4px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(14)};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: 16px 8px;
  margin: 16px 0 0;
  padding-top: 16px;
  border-top: 1px solid ${token('colorBorder')};

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & dd {
    ${displayText}
    margin: 2px 0 0;
    font-size: ${displaySize(22)};
    white-space: nowrap;
  }

  & dd > small {
    color: ${token('colorTextMuted')};
    font-size: ${displaySize(17)};
  }
`;

/** A week in numbers: the points large, then what they came from and what came of them. */
export function RecapFigures({ recap }: { recap: WeekRecap }) {
  const money = useMoney();
  const { points, played, won, answers, xp, prizes } = recap;
  const answered = answers.aciertos + answers.fallos;
  return (
    <section>
      <SectionHeading title={t.figures} />
      <Panel>
        <Points>
          {points.lineups + points.predictions}
          <small>{t.points}</small>
        </Points>
        {points.lineups > 0 && points.predictions > 0 && <Split>{t.split(points.lineups, points.predictions)}</Split>}
        <Facts>
          <Fact label={t.played} value={played} />
          <Fact label={t.won} value={won} />
          {answered > 0 && <Fact label={t.hits} value={answers.aciertos} of={answered} />}
          {prizes > 0 && <Fact label={t.prizes} value={money.amount(prizes)} />}
          <Fact label={t.xp} value={`+${xp}`} />
        </Facts>
      </Panel>
    </section>
  );
}

function Fact({ label, value, of }: { label: string; value: string | number; of?: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {of !== undefined && <small> {t.of(of)}</small>}
      </dd>
    </div>
  );
}
