import { styled } from 'styled-components';
import type { Kit } from '@arma11/core/contract';
import { displaySize, displayText, token } from '@arma11/widgets/theme';
import { Link, Shirt } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { WIDE } from '../../page/useWide';

const Pair = styled.div`
  position: relative;
  height: 156px;
  margin: 32px 16px 0;
  filter: drop-shadow(0 10px 16px rgb(0 0 0 / 0.45));

  & > a {
    position: absolute;
    inset-block: 0;
    overflow: hidden;
    padding: 16px;
    color: inherit;
    text-decoration: none;
    -webkit-tap-highlight-color: transparent;
  }

  & > a > b {
    ${displayText}
    position: relative;
    display: block;
    /* Drawn in a box of its own size: what is large already grows no further. */
    font-size: min(${displaySize(25)}, 26px);
    line-height: 0.98;
  }

  /* The seam cuts outlines: the ring goes inside, in the ink of its half. */
  & > a:focus-visible {
    outline-color: currentColor;
    outline-offset: -7px;
    border-radius: 14px;
  }

  & > a:active > * {
    transform: translateY(2px);
  }

  & > :first-child {
    left: 0;
    width: 59%;
    border-radius: 14px 0 0 14px;
    background: ${token('colorAccent')};
    color: ${token('colorAccentText')};
    clip-path: polygon(0 0, 100% 0, 83% 100%, 0 100%);
  }

  & > :last-child {
    right: 0;
    width: 55%;
    padding-right: 8px;
    /* On wide phones the seam leans further in. */
    padding-left: max(50px, 10% + 14px);
    border-radius: 0 14px 14px 0;
    background: ${token('colorSurfaceRaised')};
    clip-path: polygon(18.2% 0, 100% 0, 100% 100%, 0 100%);
  }

  @media (max-width: 359px) {
    & > a > b {
      font-size: min(${displaySize(22)}, 24px);
    }

    & > :last-child {
      padding-left: 44px;
    }
  }

  @media ${WIDE} {
    margin: 0;
  }
`;

const Lines = styled.svg`
  position: absolute;
  inset: auto auto 0 0;
  fill: none;
  stroke: currentColor;
  stroke-opacity: 0.2;
  stroke-width: 2;
`;

const Worn = styled.span`
  position: absolute;
  left: 14px;
  bottom: 6px;

  & + & {
    left: 82px;
    bottom: 12px;
  }
`;

const Flaps = styled.span`
  ${displayText}
  position: absolute;
  right: 14px;
  bottom: 18px;
  display: flex;
  align-items: center;
  gap: 7px;
  font-size: ${displaySize(24)};

  & > i {
    display: grid;
    place-items: center;
    width: 31px;
    height: 41px;
    background: ${token('colorCell')};
    box-shadow: inset 0 0 0 1.5px ${token('colorBorderStrong')};
    color: ${token('colorCellText')};
    font-style: normal;
  }

  & > i:nth-child(2) {
    width: 34px;
    height: 48px;
    background: ${token('colorAccent')};
    box-shadow: none;
    color: ${token('colorAccentText')};
    font-size: ${displaySize(28)};
  }
`;

const HOOPS: Kit = { pattern: 'hoops', primary: '#16308f', secondary: '#ffd23f', trim: '#ffd23f' };
const STRIPES: Kit = { pattern: 'stripes', primary: '#c2213c', secondary: '#12b5a6', trim: '#ffffff' };

/** The two ways to play, with one slanted seam between them: 'Juega a Armar tu 11' and 'Jugar Predicciones'. */
export function KickPair() {
  return (
    <Pair>
      <Link href="/compe">
        <Lines width={190} height={156} viewBox="0 0 190 156" aria-hidden="true">
          <path d="M-10 92 210 92M-10 92-40 160M60 92 40 160M118 92 130 160" />
          <ellipse cx={88} cy={92} rx={50} ry={20} />
        </Lines>
        <Worn>
          <Shirt kit={HOOPS} number={11} size={74} />
        </Worn>
        <Worn>
          <Shirt kit={STRIPES} number={8} size={50} />
        </Worn>
        <b>
          <Lined text={es.home.buildTeam} />
        </b>
      </Link>
      <Link href="/predi/">
        <b>
          <Lined text={es.home.playPredictions} />
        </b>
        <Flaps aria-hidden="true">
          <i>1</i>
          <i>X</i>
          <i>2</i>
        </Flaps>
      </Link>
    </Pair>
  );
}

/** The words on the two lines they are drawn on; read aloud they are one sentence. */
function Lined({ text: [first, second] }: { text: readonly [string, string] }) {
  return (
    <>
      {first} <br />
      {second}
    </>
  );
}
