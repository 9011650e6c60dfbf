/** Why a webhook cannot be at an address, as a sentence for who wrote it; null: it can. */
export function whyNotUrl(text: string, { production }: { production: boolean }): string | null {
  const url = URL.canParse(text) && text.length <= 500 ? new URL(text) : null;
  const plain = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname) && !production;
  if (!url || !(url.protocol === 'https:' || plain)) return 'The address of a webhook begins with https://.';
  if (url.username || url.password || url.hash) return 'The address of a webhook has no user, password or #.';
  return null;
}
