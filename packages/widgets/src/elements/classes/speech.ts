import { loadOnce } from '../../headless/loadOnce';
import type { Locale } from '../../messages/language';
import type { HostSettings } from './host';
import { inEsPE, type Speech } from './inEsPE';

const loadLoading = loadOnce(() => import('./loadedSpeech').then(({ loadedSpeech }) => loadedSpeech));

/**
 * The words that an element asks for, or what is around it: of a language, and a partner's own. Nothing is loaded where neither
 * is asked for; undefined while they are on their way: then `later` is called.
 */
export function speechOf(
  { locale: around = 'es-PE', messages }: Pick<HostSettings, 'locale' | 'messages'>,
  { locale = around }: { locale?: Locale },
  later: () => void,
): Speech | undefined {
  if (locale === 'es-PE' && !messages) return inEsPE;
  if (loadLoading.arrived) return loadLoading.arrived(locale, messages, later);
  loadLoading().then(later, () => {
    loadLoading.arrived = () => inEsPE;
    later();
  });
  return undefined;
}
