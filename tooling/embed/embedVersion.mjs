import { createHash } from 'node:crypto';

/** The version that names the folder: the package's, and what its files hold. The loader is left out, since it carries this. */
export function embedVersion(packageVersion, files) {
  const hash = createHash('sha256');
  for (const [name, code] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\0${code}\0`);
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}

/** The integrity of a file, as a partner writes it in `integrity="…"`. */
export const integrityOf = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;
