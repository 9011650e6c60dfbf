import { styled } from 'styled-components';
import { displayText, fontSize, token } from '../../theme';

/** Two steppers with a colon between. */
export const ExactScore = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12px minmax(0, 1fr);
  align-items: center;
  gap: 6px;
  max-width: 420px;

  & > span {
    ${displayText}
    color: ${token('colorTextMuted')};
    text-align: center;
  }
`;

/** What an exact score stands for, or what it still misses. */
export const ScoreNote = styled.p`
  min-height: 1.35em;
  margin: 6px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  line-height: 1.35;

  &:empty {
    display: none;
  }
`;
