import type { TokenName } from './tokens';

/** An ink, and what it stands on. */
export type ContrastPair = readonly [ink: TokenName, ground: TokenName];

const grounds = ['colorSurface', 'colorSurfaceRaised', 'colorSurfaceSunken'] as const;
const onEveryGround = (...inks: readonly TokenName[]): ContrastPair[] =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** The colours of points, from few to many. */
export const bands = ['colorBandLow', 'colorBandMid', 'colorBandHigh', 'colorBandTop'] as const;

/** What is read, on what: 4.5:1. */
export const textPairs: readonly ContrastPair[] = [
  ...onEveryGround('colorText', 'colorTextMuted', 'colorAccent', 'colorCoin', 'colorLive', 'colorWarning'),
  ...onEveryGround('colorBandHigh'),
  // Inverted pieces: the ticket's stub, a pressed chip, a toast.
  ['colorSurface', 'colorText'],
  ['colorAccentText', 'colorAccent'],
  ['colorCoinText', 'colorCoin'],
  ['colorCoinText', 'colorWarning'],
  ['colorLiveText', 'colorLive'],
  ['colorCellText', 'colorCell'],
  ['colorCellText', 'colorCellFold'],
  // A button that cannot be tapped still has to be read.
  ['colorTextMuted', 'colorBorder'],
  ...bands.map((band) => ['colorBandText', band] as const),
];

/** Edges and marks that have to be seen, on what: 3:1. */
export const edgePairs: readonly ContrastPair[] = [
  ...onEveryGround('colorBorderStrong', 'colorAccent', 'colorLastLow', 'colorLastMid', 'colorLastHigh', 'colorLive'),
  ['colorPitchLine', 'colorPitch'],
  ['colorPitchLine', 'colorPitchStripe'],
];
