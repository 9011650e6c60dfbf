import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { crestArt, kitFor, seedFromText } from '@arma11/core/art';
import { Art, Picture } from '@arma11/widgets/ui';

const Row = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 12px;

  & > span {
    display: inline-flex;
    gap: 2px;
  }
`;

interface Props {
  /** `teams_logos`: two image addresses per match. */
  pairs: readonly (readonly string[])[];
  size: number;
  most: number;
}

/** The crests of a room's matches, side by side: decoration beside its name. */
export const TeamPairs = memo(function TeamPairs({ pairs, size, most }: Props) {
  return (
    <Row aria-hidden="true">
      {pairs.slice(0, most).map((pair) => (
        <span key={pair.join()}>
          {pair.map((logo) => (
            <Logo key={logo} src={logo} size={size} />
          ))}
        </span>
      ))}
    </Row>
  );
});

function Logo({ src, size }: { src: string; size: number }) {
  const drawn = useMemo(() => crestArt(kitFor(src), seedFromText(src)), [src]);
  return <Picture src={src} alt="" width={size} fallback={<Art node={drawn} size={size} />} />;
}
