import { styled } from 'styled-components';
import type { UserProfile } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { es } from '../../../messages/es';

const t = es.player;

const Board = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin: 0;
  border-radius: ${token('radius')};
  background: ${token('colorBorder')};
  overflow: hidden;

  & > div {
    display: flex;
    flex: 1 1 92px;
    flex-direction: column-reverse;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-height: 84px;
    padding: 12px 8px;
    background: ${token('colorSurfaceRaised')};
    text-align: center;
  }

  & dt {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & dd {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(30)};
    white-space: nowrap;
  }
`;

/** A number and what it counts. */
export interface Figure {
  label: string;
  value: string;
}

/** Numbers side by side on a scoreboard. */
export function FigureBoard({ figures }: { figures: readonly Figure[] }) {
  return (
    <Board>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Board>
  );
}

/** The figures that everybody sees of a player. */
export const publicFigures = ({ salas, podios, aciertos_pct }: UserProfile['stats']): Figure[] => [
  { label: t.salas, value: String(salas) },
  { label: t.podios, value: String(podios) },
  { label: t.aciertos, value: aciertos_pct === null ? t.noAciertos : es.dates.percent(aciertos_pct) },
];

/** A player's figures. */
export const Figures = ({ of }: { of: UserProfile['stats'] }) => <FigureBoard figures={publicFigures(of)} />;
