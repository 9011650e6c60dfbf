import type { EmbedSession } from '@arma11/core';

/** What is said in the console to whoever builds the page; it is loaded only where there is something to say. */
export const integratorWords = {
  keyUnknown: ({ key, baseUrl }: EmbedSession) =>
    `Arma 11: ${baseUrl} knows no key '${key}'. Copy it again from where you got it; it begins with pk_.`,
  originNotAllowed: ({ key, baseUrl }: EmbedSession) =>
    `Arma 11: the origin ${globalThis.location?.origin} is not registered for the key '${key}', so ${baseUrl} answers nothing here. ` +
    'Ask whoever gave you the key to add it: arma11 partner origins --partner <n> --origins <all of them>.',
  nothingToShow: (tag: string, needs: readonly string[]) =>
    `<${tag}> has nothing to show yet: it needs ${needs.join(' or ')}.`,
  notUnderstood: (tag: string, name: string, value: unknown, expects: string) =>
    `<${tag}>: ${name}="${String(value)}" is not understood; ${name} takes ${expects}.`,
  localeUnknown: (locale: string) =>
    `Arma 11: locale takes a language that was imported, not '${locale}', so Spanish is shown: ` +
    "import { en } from '@arma11/widgets/locales/en', and give locale={en}.",
  localeNotLoaded: (locale: string) => `Arma 11 could not load '${locale}', so Spanish is shown.`,
  tagsTaken: (version: string, before: string, other: string) =>
    `Arma 11 ${version} leaves its tags to ${before}. ` +
    `Give one of the two its own: data-prefix="${other}" on its script, or defineElements({ prefix: '${other}' }).`,
};
