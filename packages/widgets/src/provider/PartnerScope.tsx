import { useEffect, useState } from 'react';
import type { PartnerSource, SpokenSettings } from './Arma11Provider';
import { connectEmbed } from './connectEmbed';
import { followSession } from './followSession';
import { Prefetched } from './Prefetched';
import { shellOf } from './shellOf';
import { WidgetScope } from './WidgetScope';

/** The provider of a partner's page, with a session of its own. */
export function PartnerScope(props: SpokenSettings & PartnerSource) {
  const { publishableKey, baseUrl, auth, queryClient, isolate, prefetched, children, ...scope } = props;
  const [made] = useState(() => connectEmbed({ publishableKey, baseUrl, auth, queryClient, lang: scope.lang }));
  useEffect(() => followSession(made.session, made.queryClient), [made]);
  return (
    <WidgetScope {...scope} shell={shellOf(isolate)} {...made}>
      <Prefetched rooms={prefetched}>{children}</Prefetched>
    </WidgetScope>
  );
}
