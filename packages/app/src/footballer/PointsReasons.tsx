import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PointsItem } from '@arma11/core/contract';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

const List = styled.ul`
  margin: 0;
  padding: 0 12px 12px 64px;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    min-height: 28px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(14)};
  }

  & b {
    ${displayText}
    color: ${token('colorText')};
    font-size: ${displaySize(17)};
    line-height: 1.3;
  }
`;

const signed = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

interface Props {
  breakdown: readonly PointsItem[];
  /** Said where there is no reason. */
  none: string;
  /** Further lines. */
  children?: ReactNode;
}

/** Where a footballer's points come from, reason by reason. */
export function PointsReasons({ breakdown, none, children }: Props) {
  return (
    <List>
      {breakdown.length === 0 && <li>{none}</li>}
      {breakdown.map(({ code, label, count, points }) => (
        <li key={code}>
          {count > 1 ? `${label} × ${count}` : label}
          <b>{signed(points)}</b>
        </li>
      ))}
      {children}
    </List>
  );
}
