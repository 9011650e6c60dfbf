/** What a token's value is, for the documentation and the tests. */
export type TokenKind = 'color' | 'length' | 'number' | 'font' | 'shadow';

/** One design token: its value in each scheme and what it is for. */
export interface TokenSpec {
  readonly kind: TokenKind;
  readonly dark: string;
  readonly light: string;
  readonly description: string;
}

const colour = (dark: string, light: string, description: string): TokenSpec => ({
  kind: 'color',
  dark,
  light,
  description,
});
const constant = (kind: TokenKind, value: string, description: string): TokenSpec => ({
  kind,
  dark: value,
  light: value,
  description,
});

/** Every design token. The names are API: `--arma11-color-text` in CSS, `colorText` in `appearance.variables`. */
export const tokens = {
  colorSurface: colour('#0c1512', '#f6f7f2', 'The ground of a page or widget.'),
  colorSurfaceRaised: colour('#14211c', '#ffffff', 'Cards, sheets and panels.'),
  colorSurfaceSunken: colour('#070d0b', '#e9ece3', 'Scoreboards, sticky bars and wells.'),
  colorText: colour('#f2f6ee', '#12201a', 'Text, and the ground of inverted pieces.'),
  colorTextMuted: colour('#a9b8ae', '#52615a', 'Labels and secondary text.'),
  colorBorder: colour('#2a3b33', '#d5dcd2', 'Hairlines: decoration only.'),
  colorBorderStrong: colour('#6f867b', '#75837a', 'Edges of controls, 3:1 on every surface.'),
  colorAccent: colour('#c8f31d', '#2f6f12', 'The primary action and what is selected.'),
  colorAccentText: colour('#10170a', '#ffffff', 'Ink on the accent.'),
  colorCoin: colour('#ffc53d', '#8a5a00', 'Money and prizes.'),
  colorCoinText: colour('#2a1b00', '#ffffff', 'Ink on a coin or warning fill.'),
  colorLive: colour('#ff5a4f', '#c3271c', 'In play, closing soon, errors.'),
  colorLiveText: colour('#1a0503', '#ffffff', 'Ink on a live fill.'),
  colorWarning: colour('#ffb020', '#8f5200', 'Waiting to be sent, doubtful.'),
  colorPitch: colour('#12613a', '#12613a', 'The grass.'),
  colorPitchStripe: colour('#15703f', '#15703f', 'The mown stripe.'),
  colorPitchLine: colour('#e9f5ea', '#e9f5ea', 'The chalk.'),
  colorBandLow: colour('#8b9a92', '#5a6861', 'Points up to 4.'),
  colorBandMid: colour('#4fb3ff', '#0b62a8', 'Points 5 to 7.'),
  colorBandHigh: colour('#35d07f', '#0d6b3a', 'Points 8 to 10; also success.'),
  colorBandTop: colour('#ffc53d', '#855600', 'More than 10 points.'),
  colorBandText: colour('#08110d', '#ffffff', 'Ink on a points band.'),
  colorLastLow: colour('#8b9a92', '#6b7a72', 'Ring of the last points: below 1.'),
  colorLastMid: colour('#4fb3ff', '#0b74c8', 'Ring of the last points: 1 to 3.'),
  colorLastHigh: colour('#c8f31d', '#4d7d00', 'Ring of the last points: above 3.'),
  colorCell: colour('#101a16', '#1b2b24', 'Upper half of a score cell.'),
  colorCellFold: colour('#0a120f', '#12201a', 'Lower half of a score cell.'),
  colorCellText: colour('#f2f6ee', '#f2f6ee', 'Numeral of a score cell.'),
  colorSeat: colour('#2a3b33', '#c7cfc4', 'A free seat of a room.'),
  colorOverlay: colour('rgb(2 8 5 / 0.66)', 'rgb(18 32 26 / 0.5)', 'The layer behind a sheet.'),
  radius: constant('length', '12px', 'Corners of cards and buttons.'),
  radiusSmall: constant('length', '6px', 'Corners of small pieces.'),
  space: constant('length', '4px', 'The grid: every gap is a multiple.'),
  target: constant('length', '48px', 'Smallest side of anything that is tapped.'),
  fontSizeBase: constant('length', '15px', 'Size of running text; the others are multiples of it.'),
  fontFamily: constant('font', 'inherit', 'Text. A partner page gives its own.'),
  fontDisplay: constant('font', 'inherit', 'Numerals and headings; a condensed face fits best.'),
  displayScale: constant('number', '0.85', 'Multiplies numerals and headings: 1 with a condensed face, less without.'),
  focusRing: constant('length', '3px', 'Width of the focus ring.'),
  motion: constant('number', '1', 'Multiplies every duration; 0 stops all motion.'),
  shadow: {
    kind: 'shadow',
    dark: '0 2px 0 rgb(0 0 0 / 0.35), 0 14px 28px -14px rgb(0 0 0 / 0.7)',
    light: '0 1px 0 rgb(18 32 26 / 0.08), 0 10px 24px -16px rgb(18 32 26 / 0.35)',
    description: 'Under raised pieces.',
  },
} as const satisfies Record<string, TokenSpec>;

/** A token's name, as `appearance.variables` takes it. */
export type TokenName = keyof typeof tokens;

/** Every token's name, in the order of the table. */
export const TOKEN_NAMES = Object.keys(tokens) as readonly TokenName[];
