import { styled } from 'styled-components';

/**
 * Where the notice stands: over the widget, near the lower edge of the screen. It sticks instead of being fixed, because
 * an element that is fixed goes astray inside a container or a page that transforms it.
 */
export const Perch = styled.div`
  position: sticky;
  bottom: calc(72px + env(safe-area-inset-bottom, 0px));
  z-index: 30;
  height: 0;

  & > div {
    position: absolute;
    inset: auto 16px 0;
  }
`;
