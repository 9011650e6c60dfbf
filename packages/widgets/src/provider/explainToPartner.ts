import type { EmbedSession } from '@arma11/core';
import { warnOnce } from './warnOnce';
import type { WidgetProblem } from './widgetProblem';

/** Says to whoever builds the page, once in its console, what its readers cannot mend: an origin or a key that is not registered. */
export function explainToPartner({ code }: WidgetProblem, session: EmbedSession | null): void {
  if (!session) return;
  const { key, baseUrl } = session;
  if (code === 'key_unknown')
    warnOnce(`Arma 11: ${baseUrl} knows no key '${key}'. Copy it again from where you got it; it begins with pk_.`);
  if (code === 'origin_not_allowed')
    warnOnce(
      `Arma 11: the origin ${globalThis.location?.origin} is not registered for the key '${key}', so ${baseUrl} answers ` +
        `nothing here. Ask whoever gave you the key to add it: arma11 partner origins --partner <n> --origins <all of them>.`,
    );
}
