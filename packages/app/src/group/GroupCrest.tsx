import { useId, type ReactNode } from 'react';
import { token, type TokenName } from '@arma11/widgets/theme';
import { es } from '../messages/es';

const SHAPES = {
  shield: 'M24 3 42 8V24C42 35 34 42 24 45.5 14 42 6 35 6 24V8Z',
  round: 'M24 3.5a20.5 20.5 0 1 1 0 41 20.500 20.500 0 1 1 0-41Z',
  flat: 'M6 5H42V26C42 36 34 42.500 24 45.500 14 42.500 6 36 6 26Z',
  stone: 'M24 3 42 12.500V35L24 45.500 6 35V12.500Z',
};

/** One of the drawings: its outline, the colour of its field, and what lies on it. */
interface Drawing {
  shape: keyof typeof SHAPES;
  field: TokenName;
  emblem: ReactNode;
}

const fill = (name: TokenName) => ({ fill: token(name) });
const pen = (name: TokenName, width: number) => ({ fill: 'none', stroke: token(name), strokeWidth: width }) as const;

/** In the order of their names in `es.groups.crests`; what stands for a group is a place in this list, from 1. */
const DRAWINGS: readonly Drawing[] = [
  {
    shape: 'shield',
    field: 'colorPitch',
    emblem: (
      <path
        d="m24 11.500 3.800 7.700 8.500 1.200-6.100 6 1.400 8.400-7.600-4-7.600 4 1.400-8.400-6.100-6 8.500-1.200Z"
        {...fill('colorPitchLine')}
      />
    ),
  },
  {
    shape: 'flat',
    field: 'colorCoin',
    emblem: <path d="M27 10 14 27h8.500L20 39l14-17.500h-8.500Z" {...fill('colorCoinText')} />,
  },
  {
    shape: 'stone',
    field: 'colorBandMid',
    emblem: <path d="M12.500 32V18.500l6 5L24 14l5.500 9.500 6-5V32Zm0 2.500h23V37h-23Z" {...fill('colorBandText')} />,
  },
  {
    shape: 'round',
    field: 'colorText',
    emblem: (
      <>
        <path d="m24 16 7.500 5.500-2.900 8.800h-9.200l-2.900-8.800Z" {...fill('colorSurface')} />
        <path
          d="M24 16V5M31.500 21.500 43 17.500M28.600 30.300 36 40.500M19.400 30.300 12 40.500M16.500 21.500 5 17.500"
          {...pen('colorSurface', 2.5)}
        />
      </>
    ),
  },
  {
    shape: 'shield',
    field: 'colorLive',
    emblem: <path d="M11 0h6v48h-6Zm10 0h6v48h-6Zm10 0h6v48h-6Z" {...fill('colorLiveText')} />,
  },
  {
    shape: 'flat',
    field: 'colorPitchLine',
    emblem: <path d="M-2 36 36-2h14L-2 50Z" {...fill('colorLive')} />,
  },
  {
    shape: 'stone',
    field: 'colorBandHigh',
    emblem: <path d="M24 0h24v48H24Z" {...fill('colorBandText')} />,
  },
  {
    shape: 'round',
    field: 'colorPitchLine',
    emblem: <path d="M20 0h8v20h20v8H28v20h-8V28H0v-8h20Z" {...fill('colorPitch')} />,
  },
  {
    shape: 'shield',
    field: 'colorCoin',
    emblem: (
      <>
        <circle cx="24" cy="23.500" r="6.500" {...fill('colorCoinText')} />
        <path
          d="M24 9.500v4.500M24 33v4.500M10 23.500h4.500M33.500 23.500H38M14.100 13.600l3.200 3.200M30.700 30.200l3.200 3.200M33.900 13.600l-3.200 3.200M17.300 30.200l-3.200 3.200"
          {...pen('colorCoinText', 3)}
        />
      </>
    ),
  },
  {
    shape: 'round',
    field: 'colorBandMid',
    emblem: (
      <>
        <path d="M0 40 15 19l9 12 8-14 18 25v8H0Z" {...fill('colorPitch')} />
        <path d="M0 42q12-9 24-2t24-2v12H0Z" {...fill('colorPitchLine')} />
      </>
    ),
  },
  {
    shape: 'flat',
    field: 'colorAccent',
    emblem: (
      <>
        <path d="M16 11h16v9c0 5-3.500 8-8 8s-8-3-8-8Z" {...fill('colorAccentText')} />
        <path
          d="M16 14h-4.500c0 5 1.500 8 5.500 8.500M32 14h4.500c0 5-1.500 8-5.500 8.500"
          {...pen('colorAccentText', 2.5)}
        />
        <path d="M22.500 27h3v5h5v4h-13v-4h5Z" {...fill('colorAccentText')} />
      </>
    ),
  },
  {
    shape: 'stone',
    field: 'colorPitchLine',
    emblem: (
      <path
        d="M0 18q6-5 12 0t12 0 12 0 12 0M0 26q6-5 12 0t12 0 12 0 12 0M0 34q6-5 12 0t12 0 12 0 12 0"
        {...pen('colorPitch', 4)}
      />
    ),
  },
];

/** The numbers of the drawings. */
export const CRESTS = DRAWINGS.map((_, index) => index + 1);

/** The name of a drawing; of a number that is none, of the first. */
export const crestName = (crest: number): string => es.groups.crests[crest - 1] ?? es.groups.crests[0] ?? '';

interface Props {
  /** Its number, from 1. */
  crest: number;
  /** Side in pixels. @default 40 */
  size?: number;
}

/** The drawing that stands for a group. It is decoration: the group's name stands beside it. */
export function GroupCrest({ crest, size = 40 }: Props) {
  const clip = useId();
  const { shape, field, emblem } = DRAWINGS[crest - 1] ?? DRAWINGS[0]!;
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={SHAPES[shape]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h48v48H0Z" {...fill(field)} />
        {emblem}
      </g>
      <path d={SHAPES[shape]} strokeLinejoin="round" {...pen('colorBorderStrong', 1.5)} />
    </svg>
  );
}
