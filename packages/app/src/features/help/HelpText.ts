import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';

/** A quiet sentence under a heading or a table. */
export const Note = styled.p`
  max-width: 65ch;
  margin: 8px 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(14)};
`;

/** What stays in one line. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** Rules as paragraphs with their marks or numbers. */
export const Lines = styled.ul`
  max-width: 65ch;
  margin: 4px 0 16px;
  padding: 0 0 0 22px;

  & > li {
    margin-bottom: 8px;
    padding-left: 4px;
  }

  & > li::marker {
    color: ${token('colorTextMuted')};
    font-weight: 600;
  }
`;
