import type { GoogleSettings } from '@arma11/core/google';

/**
 * The identity project that the server wrote into the page, or null when none is configured:
 * `<meta name="arma11-firebase" content='{"apiKey":"…","authDomain":"…","projectId":"…"}'>`.
 * A development may name an `emulator` too.
 */
export function googleSettings(page: Document): GoogleSettings | null {
  const text = page.querySelector<HTMLMetaElement>('meta[name="arma11-firebase"]')?.content;
  if (!text) return null;
  try {
    const settings = JSON.parse(text) as Partial<GoogleSettings>;
    return settings.apiKey && settings.authDomain && settings.projectId ? (settings as GoogleSettings) : null;
  } catch {
    return null;
  }
}
