import { styled } from 'styled-components';
import { space, token } from '../theme';

/** A panel: raised by default, `data-tone="sunken"` or `data-tone="outline"`; `data-flush="true"` has no padding. */
export const Card = styled.section`
  position: relative;
  min-width: 0;
  padding: ${space(4)};
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  color: ${token('colorText')};

  &[data-tone='sunken'] {
    background: ${token('colorSurfaceSunken')};
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  }

  &[data-tone='outline'] {
    background: none;
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  }

  &[data-flush='true'] {
    padding: 0;
    overflow: hidden;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
