/** What tells a page apart: its address as the browser sends it, without a query; its origin where it sends no more. */
export function pageAddress({ headers }: Request, origin: string): string {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return origin;
  const { origin: from, pathname } = new URL(referer);
  return from === origin && pathname !== '/' ? `${origin}${pathname}`.slice(0, 300) : origin;
}
