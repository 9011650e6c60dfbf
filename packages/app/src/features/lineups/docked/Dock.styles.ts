import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

/** How the team stands, what can be done with it, and the table that takes what room is left. */
export const Dock = styled.div`
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  height: var(--a11-docked);

  /* Formations in one row, without the gutters that they have where they take the width of a phone. */
  & > .a11-formations {
    flex: none;
    gap: 6px;
    padding: 0 0 8px;
  }

  & > .a11-formations > button {
    flex: 1 1 0;
    min-width: 48px;
    width: auto;
  }
`;

/** Where saving stands, and the actions beside it. */
export const DockBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding-bottom: 8px;

  & > .a11-actions {
    flex: 1 1 260px;
    container-type: inline-size;
  }

  & > .a11-actions > div {
    padding: 0;
  }
`;

/** The raised ground of a table with its head. */
export const Panel = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-height: 0;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  overflow: hidden;
`;

/** What the table is of. */
export const DockHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 56px;
  padding: 4px 4px 4px 16px;

  & > div {
    flex: 1;
    min-width: 0;
  }

  & > button:not(:last-child) {
    flex: none;
    width: auto;
  }

  & h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(20)};
  }

  & p {
    margin: 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** A player's match in a word, and their points once there are some. */
export const Said = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;

  & > span:not([data-band]) {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }

  & i {
    border: 4px solid ${token('colorLive')};
    border-radius: 50%;
  }
`;

/** What narrows the candidates down. */
export const Filters = styled.div`
  display: grid;
  flex: none;
  align-items: end;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) auto;
  gap: 8px;
  padding: 0 12px 8px;

  @container (max-width: 419px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Nobody matches, or nobody is there. */
export const Nobody = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding: 32px 24px;
  color: ${token('colorTextMuted')};
  text-align: center;
`;
