/** '15:30', '9.05', '15:30 UTC-5', '13:00 UTC+5:30': hour, minute, and the hours and minutes that its zone is ahead. */
export const OPENFOOTBALL_TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?: UTC(?:([+-](?:0?\d|1[0-4]))(?::([0-5]\d))?)?)?$/;
