import { styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';

/** One item: its picture, its name, and what can be done with it. */
export const Tile = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 10px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  text-align: center;

  &[data-worn='true'] {
    box-shadow: inset 0 0 0 2px ${token('colorAccent')};
  }

  & > h3 {
    ${displayText}
    margin: 10px 0 2px;
    font-size: ${displaySize(19)};
    line-height: 1.05;
    overflow-wrap: anywhere;
  }

  & > button {
    margin-top: 10px;
    padding-inline: 8px;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &[data-worn='true'] {
      border: 3px solid Highlight;
    }
  }
`;

/** Where the picture stands; what is not had yet stands in the shade. */
export const Niche = styled.div`
  display: grid;
  place-items: center;
  padding: 12px 0;
  border-radius: ${token('radiusSmall')};
  background: ${token('colorSurfaceSunken')};

  &[data-locked='true'] > * {
    opacity: 0.55;
  }
`;

/** What stands in the place of a button: worn already, or how to get it. */
export const Line = styled.p`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: ${token('target')};
  margin: 10px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.25;
  text-wrap: balance;

  &[data-tone='locked'] {
    flex-direction: column;
  }

  &[data-tone='worn'] {
    color: ${token('colorAccent')};
    font-size: ${fontSize(15)};
    font-weight: 600;
  }

  & > svg {
    flex: none;
  }
`;

/** Takes the room between what is said and the button, so that buttons of a row line up. */
export const Gap = styled.i`
  flex: 1;
`;
