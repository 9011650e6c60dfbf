import { styled } from 'styled-components';
import { fontSize, TextBase, token } from '../theme';

/** Around a card of any kind: in a grid it never asks for more than its column. */
export const CardRoot = styled(TextBase)`
  min-width: 0;
`;

/** A sentence under a card: a refusal, a refund, a welcome; on a ground of its own, as the card is. */
export const CardNote = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 10px;
  padding: 10px 14px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  color: ${token('colorText')};
  font-size: ${fontSize(13)};
  line-height: 1.35;

  & > svg {
    flex: none;
    color: ${token('colorAccent')};
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }

  & > span {
    flex: 1;
  }
`;
