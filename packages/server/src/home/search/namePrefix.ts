import { sql } from 'kysely';
import type { Value, Where } from '../../platform/db/fragments';

// Capitals too: where a database sorts by bytes, it makes those of ASCII small alone.
const MARKED = 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc';

/** A text without capitals and accents, as searching reads it. */
const plainText = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The same of a name in a statement. */
const plainName = (name: Value<string>): Value<string> => sql<string>`lower(translate(${name}, ${MARKED}, ${PLAIN}))`;

/** What begins with a text, as a pattern of `like`. */
export const beginsWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Whether a word of a name begins with a text, or the name from some word on (rules R22.1). */
export const hasPrefix = (name: Value<string>, text: string): Where =>
  sql<boolean>`(' ' || ${plainName(name)}) like ${`% ${beginsWith(plainText(text))}`}`;
