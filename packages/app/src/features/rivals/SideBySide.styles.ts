import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

/** Two columns, mine and the rival's. What differs is lit by an edge and a surface; what is shared steps back. */
export const SideBySide = styled.table`
  width: 100%;
  table-layout: fixed;
  border-spacing: 0 4px;

  & caption {
    padding: 12px 0 4px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    text-align: start;
  }

  & th {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & td {
    height: 52px;
    padding: 6px 8px;
    border-inline-start: 3px solid transparent;
    background: ${token('colorSurfaceSunken')};
    vertical-align: middle;
  }

  & tr[data-differs='true'] > td {
    border-inline-start: 3px solid ${token('colorCoin')};
    background: ${token('colorSurfaceRaised')};
  }

  & tr[data-differs='false'] > td {
    color: ${token('colorTextMuted')};
  }

  & td > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 6px;
  }

  & td span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & td b {
    display: block;
    font-weight: 600;
  }

  & td small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & td strong {
    ${displayText}
    flex: none;
    font-size: ${displaySize(21)};
  }
`;
