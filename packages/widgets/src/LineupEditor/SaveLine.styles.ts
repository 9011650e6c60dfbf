import { styled } from 'styled-components';
import { fontSize, token } from '../theme/token';
import { visuallyHidden } from '../theme/typography';

/** Where saving stands, with the hour of the lock below. */
export const Line = styled.span`
  display: flex;
  align-items: center;
  flex: 1 1 96px;
  gap: 6px;
  min-height: ${token('target')};
  color: ${token('colorTextMuted')};
  line-height: 1.25;

  & > svg {
    flex: none;
  }

  & b {
    display: block;
    font-size: ${fontSize(15)};
    font-weight: 600;
  }

  &[data-status='saved'] > svg,
  &[data-status='saved'] b {
    color: ${token('colorBandHigh')};
  }

  & small {
    display: block;
    font-size: ${fontSize(13)};
  }
`;

/** The chip that tries again: on a phone its reason is left to screen readers, so that the pitch does not jump. */
export const Chip = styled.span`
  flex: 1 1 96px;

  & > button {
    padding: 0 12px;
  }

  @container (max-width: 479px) {
    & .a11-why {
      ${visuallyHidden}
    }
  }
`;
