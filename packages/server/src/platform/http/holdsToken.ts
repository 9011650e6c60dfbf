import { sameBytes, sha256 } from '../bytes';

/** Whether an `Authorization` header brings this token; the time it takes tells nothing of it. */
export async function holdsToken(token: string, header: string | null | undefined): Promise<boolean> {
  const given = /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1];
  return given !== undefined && sameBytes(await sha256(given), await sha256(token));
}
