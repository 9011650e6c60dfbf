import { styled } from 'styled-components';
import { fontSize, token } from '../../theme/token';

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
