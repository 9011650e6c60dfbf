import { keyframes, styled } from 'styled-components';
import { displaySize, displayText, duration, fontSize, space, token } from '../theme';

const fade = keyframes`
  from { opacity: 0; }
`;
const slide = keyframes`
  from { transform: translateY(100%); }
`;
const settle = keyframes`
  from { transform: translateY(16px); opacity: 0; }
`;

/** The dialog element: it covers the whole view and holds the panel, so that a tap beside the panel is a tap on it. */
export const Stage = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: 50;
  box-sizing: border-box;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: none;
  color: ${token('colorText')};
  font-size: ${fontSize(15)};

  &[open] {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    align-items: center;
  }

  &:focus {
    outline: none;
  }

  &::backdrop {
    background: none;
  }

  @media (min-width: 640px) {
    &[open] {
      justify-content: center;
      padding: 24px;
    }
  }

  &[data-placement='center'][open] {
    justify-content: center;
    padding: 16px;
  }
`;

/** The layer behind the panel; with a lit place it is the shadow around that place. */
export const Scrim = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  animation: ${fade} ${duration(200)} ease-out;

  &:not([data-lit='true']) {
    background: ${token('colorOverlay')};
  }

  & > i {
    position: absolute;
    border-radius: ${token('radius')};
    box-shadow: 0 0 0 200vmax ${token('colorOverlay')};
  }
`;

/** The sheet or box itself. */
export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: calc(100% - 40px);
  border-radius: 20px 20px 0 0;
  overflow: hidden;
  background: ${token('colorSurfaceRaised')};
  box-shadow: ${token('shadow')};
  animation: ${slide} ${duration(300)} ease-out;

  &[data-tall='true'] {
    height: calc(100% - 150px);
  }

  @media (min-width: 640px) {
    max-width: 480px;
    max-height: 100%;
    border-radius: 20px;
    box-shadow: ${token('shadow')};
    animation-name: ${settle};

    &[data-tall='true'] {
      height: min(760px, 100%);
    }
  }

  [data-placement='center'] > & {
    max-width: 420px;
    max-height: 100%;
    border-radius: 20px;
    animation-name: ${settle};
  }

  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

/** The little bar that says "sheet"; only phones show it. */
export const Grab = styled.i`
  flex: none;
  width: 40px;
  height: 4px;
  margin: 8px auto 0;
  border-radius: 2px;
  background: ${token('colorBorderStrong')};

  @media (min-width: 640px) {
    visibility: hidden;
  }

  [data-placement='center'] & {
    visibility: hidden;
  }
`;

/** Title, what it is about, and the cross. */
export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  padding: ${space(1)} ${space(1)} ${space(2)} ${space(4)};

  & > div {
    flex: 1;
    min-width: 0;
  }

  & h2 {
    ${displayText}
    margin: 0;
    font-size: ${displaySize(24)};
    line-height: 1.1;
  }

  & p {
    margin: 2px 0 0;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }
`;

/** What scrolls. */
export const Body = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  padding: 0 ${space(4)} ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[data-flush='true'] {
    padding: 0;
  }
`;

/** The actions, in the thumb's reach. */
export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 8px;
  padding: ${space(3)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${token('colorBorder')};
`;
