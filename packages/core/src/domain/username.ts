const shape = /^[\p{Script=Latin}0-9_.-]{5,24}$/u;

// Letters that are neither ASCII nor an ASCII letter with marks, and what they look like or stand for.
const lookAlikes: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ɵ: 'o',
  ɔ: 'c',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ħ: 'h',
  ɦ: 'h',
  ŧ: 't',
  ł: 'l',
  ƚ: 'l',
  ı: 'i',
  ɩ: 'i',
  ɨ: 'i',
  ȷ: 'j',
  ŋ: 'n',
  ɲ: 'n',
  þ: 'p',
  ƒ: 'f',
  ə: 'e',
  ɛ: 'e',
  ɑ: 'a',
  ɡ: 'g',
  ɓ: 'b',
  ƀ: 'b',
  ƙ: 'k',
  ĸ: 'k',
  ʋ: 'v',
  ƴ: 'y',
  ƶ: 'z',
  ǀ: 'l',
};

const reserved = [
  'administrador',
  'administradora',
  'admin',
  'arma11',
  'armatu11',
  'ayuda',
  'edit-profile',
  'moderador',
  'moderadora',
  'oficial',
  'operador',
  'operadora',
  'seguridad',
  'sistema',
  'soporte',
  'support',
  'system',
  'tesorero',
  'undefined',
  'verify-user',
  'yape_oficial',
];

/** The username as it is stored and shown: compatibility forms unified (NFKC), no space around it. */
export const normaliseUsername = (username: string): string => username.normalize('NFKC').trim();

/**
 * The skeleton of a username: two names that a reader may take for each other have the same one, so it is what must be
 * unique (security §5.3). Case, accents, l/I/1, 0/O, rn/m and vv/w do not count. It is not the address of the
 * public profile.
 */
export function usernameKey(username: string): string {
  const folded = normaliseUsername(username).toUpperCase().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...folded]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/[i1]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}

/**
 * Whether a username may be taken at all: 5 to 24 Latin letters, digits, _ . or -, with at least one letter or digit,
 * no letter whose skeleton we do not know, and not reserved (security §5.3).
 */
export function isUsernameAllowed(username: string): boolean {
  const name = normaliseUsername(username);
  const key = usernameKey(name);
  return shape.test(name) && /^[a-z0-9_.-]+$/.test(key) && /[a-z0-9]/.test(key) && !reservedKeys.has(bare(key));
}

const bare = (key: string) => key.replace(/[_.-]/g, '');

const reservedKeys: ReadonlySet<string> = new Set(reserved.map((name) => bare(usernameKey(name))));
