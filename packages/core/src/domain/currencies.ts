/** Currencies of the countries that a player can say they live in; with PEN amounts read in soles, with any other in coins (product §9). */
export const CURRENCIES = [
  'PEN',
  'ARS',
  'BOB',
  'BRL',
  'CLP',
  'COP',
  'CRC',
  'EUR',
  'GTQ',
  'MXN',
  'PYG',
  'USD',
  'UYU',
  'VES',
] as const;
