import { styled } from 'styled-components';
import { Backdrop, type BackdropProps } from '@arma11/widgets/ui';
import { WIDE } from './useWide';

const Layer = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0 0 auto;
  height: 206px;
  overflow: hidden;
  pointer-events: none;

  &[data-kind='short'] {
    height: 150px;
  }

  /* Drawn for 360 px, where its own fade ends at the lower edge; on more it is cut before that. */
  @media (min-width: 361px) {
    -webkit-mask-image: linear-gradient(#000 45%, transparent);
    mask-image: linear-gradient(#000 45%, transparent);
  }

  /* Drawn as wide as the screen, its upper edge would hang behind the tabs. */
  @media ${WIDE} {
    height: 150px;

    &[data-kind='short'] {
      height: 94px;
    }

    & > div {
      top: -56px;
      opacity: 0.7;
    }
  }

  /* Words on it would stand on plates. */
  @media (forced-colors: active) {
    display: none;
  }
`;

/** The stadium behind the head of a page. */
export function Sky({ kind }: BackdropProps) {
  return (
    <Layer data-kind={kind}>
      <Backdrop kind={kind} />
    </Layer>
  );
}
