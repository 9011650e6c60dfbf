import { siteOrigin } from '../page/siteOrigin';

/**
 * A link for friends: the whole address of a page, with who shares it, so that a player who registers through it counts
 * as invited (referrerOf reads it, rules R11.1). Without a name the address alone.
 */
export function inviteLink(path: string, keyusername: string | undefined): string {
  const url = new URL(path, siteOrigin());
  if (keyusername) url.searchParams.set('ref', keyusername);
  return url.href;
}
