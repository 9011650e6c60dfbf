import type { Kit, KitPattern } from '@arma11/core/contract';

/** A club of the demo league. All are invented: no real club's name, colours or crest. */
export interface DemoClub {
  external_id: string;
  name: string;
  short: string;
  kit: Kit;
  /** How good its squad is: 1 is the league's average. */
  level: number;
}

type Row = [short: string, name: string, level: number, pattern: KitPattern, colours: string];

// The first eight are those of the pictures that the product was drawn from.
const rows: Row[] = [
  ['GAR', 'Garúa FC', 1.08, 'halves', '#8fb7c9 #ffffff #17384a'],
  ['PBR', 'Puerto Bravo', 1.16, 'hoops', '#16308f #ffd23f #ffd23f'],
  ['AMA', 'Atlético Amaru', 1.22, 'stripes', '#c2213c #12b5a6 #ffffff'],
  ['SIL', 'Real Sillar', 1.12, 'sash', '#f4f1ea #b3162c #b3162c'],
  ['TUM', 'Deportivo Tumi', 1.2, 'plain', '#f2b632 #1b1b1f #1b1b1f'],
  ['SRO', 'Selva Roja', 1.03, 'halves', '#0f7f4b #e0352b #ffffff'],
  ['VIC', 'Vicuñas SC', 0.94, 'hoops', '#7a4a2a #f0dcb8 #f0dcb8'],
  ['MAR', 'Marinera FC', 1.05, 'stripes', '#ffffff #3aa0e8 #12356b'],
  ['NEV', 'Nevado Azul', 0.98, 'sash', '#123a6b #dfeefc #dfeefc'],
  ['CHQ', 'Chasqui FC', 1.0, 'plain', '#d9480f #14213d #14213d'],
  ['HUA', 'Huaca Real', 0.9, 'stripes', '#5b2a86 #f2c14e #f2c14e'],
  ['RET', 'Sporting Retama', 0.92, 'hoops', '#e9c46a #0e6b3a #0e6b3a'],
  ['CAL', 'Caleta Norte', 0.86, 'halves', '#0b7a75 #f6e7cb #f6e7cb'],
  ['TOT', 'Unión Totora', 0.84, 'sash', '#6a994e #fdf6e3 #fdf6e3'],
  ['PAL', 'Deportivo Pallar', 0.82, 'plain', '#7a1022 #e8d9c0 #e8d9c0'],
  ['QNA', 'Club Quena', 0.8, 'stripes', '#1b1b1f #e0559a #ffffff'],
];

/** The sixteen clubs of the demo league. */
export const demoClubs: readonly DemoClub[] = rows.map(([short, name, level, pattern, colours]) => {
  const [primary = '', secondary = '', trim = ''] = colours.split(' ');
  return { external_id: short.toLowerCase(), name, short, level, kit: { pattern, primary, secondary, trim } };
});
