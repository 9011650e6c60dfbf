import type { TokenName } from '../../../packages/widgets/src/theme/tokens';

/** Tokens that are looked for together. */
export interface TokenGroup {
  title: string;
  tokens: readonly TokenName[];
}

/** Every token, where a designer looks for it. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    title: 'Actions and money',
    tokens: [
      'colorAccent',
      'colorAccentText',
      'colorCoin',
      'colorCoinText',
      'colorLive',
      'colorLiveText',
      'colorWarning',
    ],
  },
  {
    title: 'Grounds and text',
    tokens: [
      'colorSurface',
      'colorSurfaceRaised',
      'colorSurfaceSunken',
      'colorText',
      'colorTextMuted',
      'colorBorder',
      'colorBorderStrong',
      'colorOverlay',
    ],
  },
  {
    title: 'Shape',
    tokens: ['radius', 'radiusSmall', 'space', 'target', 'shadow', 'focusRing', 'motion'],
  },
  { title: 'Type', tokens: ['fontSizeBase', 'fontFamily', 'fontDisplay', 'displayScale'] },
  { title: 'Pitch', tokens: ['colorPitch', 'colorPitchStripe', 'colorPitchLine'] },
  {
    title: 'Points',
    tokens: [
      'colorBandLow',
      'colorBandMid',
      'colorBandHigh',
      'colorBandTop',
      'colorBandText',
      'colorLastLow',
      'colorLastMid',
      'colorLastHigh',
    ],
  },
  { title: 'Scores and seats', tokens: ['colorCell', 'colorCellFold', 'colorCellText', 'colorSeat'] },
];

/** How far a slider goes: from, to, step. */
export const sliders: Partial<Record<TokenName, readonly [min: number, max: number, step: number]>> = {
  radius: [0, 32, 1],
  radiusSmall: [0, 20, 1],
  space: [2, 8, 0.5],
  target: [44, 64, 1],
  focusRing: [1, 6, 1],
  motion: [0, 2, 0.1],
  fontSizeBase: [12, 22, 0.5],
  displayScale: [0.6, 1.2, 0.05],
};
