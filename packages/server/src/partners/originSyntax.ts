/** Whether a text is an origin as browsers send it: https, or plain on the machine of a developer. */
export function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  const local = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  return url?.origin === text && (url.protocol === 'https:' || local);
}
