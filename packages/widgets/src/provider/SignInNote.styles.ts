import { styled } from 'styled-components';
import { fontSize, token } from '../theme';

/** A box in the widget: what to do, the number, and how to stop. */
export const NoteBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 12px;
  padding: 12px 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 0 0 0 1px ${token('colorBorder')};
  color: ${token('colorText')};
  line-height: 1.35;

  &[data-tone='bad'] {
    box-shadow: inset 0 0 0 1.5px ${token('colorLive')};
  }

  & > p {
    flex: 1 1 12em;
    min-width: 0;
    margin: 0;
    text-align: start;
  }
`;

/** The four digits, read one by one. */
export const Digits = styled.b`
  display: inline-block;
  font-size: ${fontSize(20)};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.14em;
  white-space: nowrap;
`;
