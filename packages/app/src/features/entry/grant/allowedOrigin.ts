/** Whether a page is one of a partner's: its origin is among them, or one of them leaves the port open with `:*`. */
export function allowedOrigin(origin: string, origins: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return origins.includes(origin) || origins.includes(`${protocol}//${hostname}:*`);
}
