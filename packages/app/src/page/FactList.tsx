import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { displaySize, displayText, token } from '@arma11/widgets/theme';

const List = styled.dl`
  margin: 0;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: ${token('target')};
    padding: 8px 16px;
  }

  & > div + div {
    border-top: 1px solid ${token('colorBorder')};
  }

  & dt {
    color: ${token('colorTextMuted')};
  }

  & dd {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(19)};
    text-align: end;
  }
`;

/** One fact and its value. */
export interface FactRow {
  label: string;
  value: ReactNode;
}

/** Facts in a panel, one per line. */
export function FactList({ facts }: { facts: readonly FactRow[] }) {
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
