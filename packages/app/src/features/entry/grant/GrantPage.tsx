import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Arma11Error, useClient, useSession } from '@arma11/core';
import { partnersQueries, type EmbedGrantRequest } from '@arma11/core/site';
import type { EmbedConfig } from '@arma11/core/contract';
import { EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { QuerySection } from '../../../page/QuerySection';
import { allowedOrigin } from './allowedOrigin';
import { arrivalOf } from './arrivalOf';
import { ConsentStep } from './ConsentStep';
import { grantRequest } from './grantRequest';
import { SignInStep } from './SignInStep';
import { StepHeading, Window } from './Window';

/** `/embed/entrar`: the window in which a player signs in for a partner's page and lets it act (docs/auth.md). */
export function GrantPage() {
  const [query] = useSearchParams();
  const request = grantRequest(query);
  return (
    <Window>
      {'problem' in request ? <Refused text={es.grant[request.problem]} /> : <AskedBySite request={request} />}
    </Window>
  );
}

function AskedBySite({ request }: { request: EmbedGrantRequest }) {
  const config = useQuery(partnersQueries.config(useClient(), request.key));
  if (config.error instanceof Arma11Error && config.error.code === 'not_found') {
    return <Refused text={es.grant.unknownSite} />;
  }
  return (
    <QuerySection query={config} skeleton={<Skeleton height={400} />}>
      {(site) => <Steps request={request} site={site} />}
    </QuerySection>
  );
}

function Steps({ request, site }: { request: EmbedGrantRequest; site: EmbedConfig }) {
  const { status } = useSession();
  const [entering, setEntering] = useState(false);
  const [granted, setGranted] = useState<boolean | null>(null);
  const origin = 'origin' in request ? request.origin : null;
  const host = origin === null ? undefined : new URL(origin).host;
  if (origin !== null && !allowedOrigin(origin, site.origins)) {
    return <Refused text={es.grant.foreignOrigin(new URL(origin).host, site.partner)} />;
  }
  if (granted !== null) return <Ended granted={granted} partner={site.partner} />;
  const title = es.grant.heading(site.partner);
  if (status !== 'signedIn' || entering) return <SignInStep title={title} site={host} onEnter={setEntering} />;
  const arrival = arrivalOf(document.referrer, location.origin, (from) =>
    origin === null ? allowedOrigin(from, site.origins) : from === origin,
  );
  const end = (given: boolean) => {
    setGranted(given);
    // With a link nobody says where from; the browser may.
    const asking = origin ?? (arrival.from === 'site' ? arrival.origin : null);
    leaveWindow(given ? asking : null);
  };
  return <ConsentStep request={request} site={site} arrival={arrival} title={title} host={host} onEnd={end} />;
}

/** Notifies the page at `origin`, when it opened this window, to ask for its token now; then closes. It says nothing else. */
function leaveWindow(origin: string | null): void {
  if (origin !== null) (window.opener as Window | null)?.postMessage('arma11:ready', origin);
  window.close();
}

/** The last step, for whoever still sees it: browsers close a window only for the page that opened it. */
function Ended({ granted, partner }: { granted: boolean; partner: string }) {
  const t = es.grant;
  return (
    <>
      <StepHeading title={granted ? t.doneTitle : t.cancelledTitle} />
      <EmptyState drawing="ticket" text={granted ? t.done(partner) : t.cancelled(partner)} />
    </>
  );
}

/** Why nothing can be asked here. */
function Refused({ text }: { text: string }) {
  return (
    <>
      <StepHeading title={es.grant.refusedTitle} />
      <EmptyState drawing="whistle" text={text} />
    </>
  );
}
