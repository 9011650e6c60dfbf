import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';
import type { ChartPoint } from './Chart';

const Details = styled.details`
  margin-top: 4px;
  font-size: ${fontSize(13)};

  & > summary {
    min-height: ${token('target')};
    color: ${token('colorTextMuted')};
    line-height: ${token('target')};
    cursor: pointer;
  }

  & > table {
    width: 100%;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: 8px 0;
    border-top: 1px solid ${token('colorBorder')};
    font-weight: 400;
    text-align: start;
  }

  & :is(th, td):last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & thead th {
    color: ${token('colorTextMuted')};
  }
`;

interface Props {
  caption: string;
  columns: readonly [name: string, value: string];
  points: readonly ChartPoint[];
}

/** The values of a chart as a table, the latest on top, folded until somebody opens it. */
export function ChartTable({ caption, columns, points }: Props) {
  return (
    <Details>
      <summary>{es.charts.table}</summary>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {[...points].reverse().map(({ label, shown }, index) => (
            // Two jornadas of different leagues may have one name.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}
