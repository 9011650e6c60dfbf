import { styled } from 'styled-components';
import type { ScoringProfile } from '@arma11/core/domain';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { VisuallyHidden } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { scoringRows } from './scoringRows';

const t = es.help;
const PITCH = [0, 1, 2, 3] as const;

const Grid = styled.table`
  width: 100%;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  border-collapse: collapse;
  overflow: hidden;

  & th,
  & td {
    padding: 10px 4px;
    border-bottom: 1px solid ${token('colorBorder')};
    text-align: center;
  }

  & tbody tr:last-child > * {
    border-bottom: 0;
  }

  & tr > :first-child {
    padding-left: 16px;
    font-weight: 400;
    text-align: start;
  }

  & tr > :last-child {
    padding-right: 12px;
  }

  & thead th {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & td {
    ${displayText}
    min-width: 38px;
    font-size: ${displaySize(19)};
  }

  & td[data-sign='down'] {
    color: ${token('colorLive')};
  }

  & td[data-sign='none'] {
    color: ${token('colorTextMuted')};
  }
`;

/** What each thing a player does pays, position by position. */
export function ScoringTable({ profile }: { profile: ScoringProfile }) {
  return (
    <Grid>
      <thead>
        <tr>
          <th scope="col">{t.event}</th>
          {PITCH.map((position) => (
            <th key={position} scope="col">
              <abbr title={es.spoken.position(position)}>{es.spoken.positionCode(position)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scoringRows(profile).map(({ label, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {PITCH.map((position) => (
              <Points key={position} points={points[position]} />
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

function Points({ points }: { points: number }) {
  if (points === 0)
    return (
      <td data-sign="none">
        <span aria-hidden="true">{t.nothing}</span>
        <VisuallyHidden>{t.noPoints}</VisuallyHidden>
      </td>
    );
  return <td data-sign={points < 0 ? 'down' : 'up'}>{t.signed(points)}</td>;
}
