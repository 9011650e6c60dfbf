import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '../theme';

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 20px 22px;

  & > figure {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 8px;
    max-width: 100%;
    margin: 0;
  }

  &[data-wide='true'] > figure {
    flex: 1 1 320px;
    align-items: stretch;
    min-width: 0;
  }

  & figcaption {
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** Several states of a part side by side, each with its name: for stories only. */
export function Specimens({ of, wide = false }: { of: Record<string, ReactNode>; wide?: boolean }) {
  return (
    <Sheet data-wide={wide}>
      {Object.entries(of).map(([name, piece]) => (
        <figure key={name}>
          {piece}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Sheet>
  );
}
