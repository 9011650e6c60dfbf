/** The languages of the app. */
export const LOCALES = ['es-PE', 'en'] as const;
export type AppLocale = (typeof LOCALES)[number];

/** Where the device keeps the choice; a prerendered page looks there too. */
export const LOCALE_KEY = 'arma11.locale';

const localeOfVisit = (): AppLocale => ((kept() ?? asked()) === 'en' ? 'en' : 'es-PE');

/**
 * The language of this visit: what the player chose on this device; in the window that a partner's page opens, else that of
 * its widgets; or es-PE. It stays until the page is loaded again.
 */
export const locale: AppLocale = /* @__PURE__ */ localeOfVisit();

/** For `lang`, of what the server or somebody else says in Spanish, where the page around it is in another language. */
export const spanishHere = locale === 'es-PE' ? undefined : 'es-PE';

/** Keeps a choice and loads the page again, since words stand in the app as constants (decision 0057). */
export function chooseLocale(chosen: AppLocale): void {
  localStorage.setItem(LOCALE_KEY, chosen);
  location.reload();
}

/** What the page that opened our window speaks. It is nobody's choice, so that it is not kept. */
function asked(): string | null {
  const { pathname = '', search = '' } = globalThis.location ?? {};
  return pathname.startsWith('/embed/entrar') ? new URLSearchParams(search).get('lang') : null;
}

function kept(): string | null {
  try {
    return globalThis.localStorage?.getItem(LOCALE_KEY) ?? null;
  } catch {
    // A browser that refuses its storage keeps no choice.
    return null;
  }
}
