import { urlOf } from '../../../page/urlOf';

/** Whether a page is one of a partner's: its origin is among them, or one of them leaves the port open with `:*`. */
export function allowedOrigin(origin: string, origins: readonly string[]): boolean {
  const url = urlOf(origin);
  return url !== null && (origins.includes(origin) || origins.includes(`${url.protocol}//${url.hostname}:*`));
}
