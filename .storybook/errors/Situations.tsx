import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import type { Problems } from './shownAs';

const Columns = styled.div`
  columns: 280px;
  column-gap: 20px;

  & > figure {
    margin: 0 0 20px;
    break-inside: avoid;
  }

  & figcaption {
    margin-bottom: 8px;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
  }
`;

/** What can go wrong in one part of the game, each in the part of the page where the player meets it. */
export function Situations({ of }: { of: Problems }) {
  return (
    <Columns>
      {Object.entries(of).map(([situation, shown]) => (
        <figure key={situation}>
          <figcaption lang="en">{situation}</figcaption>
          {shown}
        </figure>
      ))}
    </Columns>
  );
}
