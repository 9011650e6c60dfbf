import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router';
import { useClient } from '@arma11/core';
import { ButtonLink, EmptyState, Skeleton, Tabs } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { consolaEs } from '../../messages/consola.es';
import { DeskPage } from '../../page/DeskPage';
import { BackLink } from '../../page/BackLink';
import { Note } from '../../page/Note';
import { PageBoundary } from '../../page/PageBoundary';
import { QuerySection } from '../../page/QuerySection';
import { samePath } from '../../page/samePath';
import { CONSOLE_PATH } from './partner/consolePath';
import { ConsoleFrame } from './ConsoleShell';
import { consoleQuery } from './partner/consoleQuery';
import { PartnerContext } from './partner/PartnerContext';

const t = consolaEs;

/** Around the pages of one partner: its name, its parts. Whoever does not work for it finds nothing here. */
export function PartnerShell() {
  const query = useQuery(consoleQuery(useClient(), 'partners'));
  const { pathname } = useLocation();
  const id = Number(useParams().partner);
  const base = `${CONSOLE_PATH}/${id}`;
  const items = [
    { href: base, label: t.parts.overview },
    { href: `${base}/cifras`, label: t.parts.figures },
    { href: `${base}/insertar`, label: t.parts.embed },
    { href: `${base}/webhooks`, label: t.parts.webhooks },
  ].map((part) => ({ ...part, current: samePath(part.href, pathname) }));
  return (
    <ConsoleFrame>
      <QuerySection query={query} skeleton={<Skeleton height={120} top={16} />}>
        {(partners) => {
          const partner = partners.find((each) => each.partner === id);
          if (!partner) return <NotTheirs />;
          return (
            <PartnerContext value={partner}>
              <BackLink href={CONSOLE_PATH} label={t.partners.title} />
              <Tabs label={t.nav} items={items} />
              {partner.closed_at && <Note>{t.closed(es.dates.shortDay(partner.closed_at))}</Note>}
              <PageBoundary>
                <Outlet />
              </PageBoundary>
            </PartnerContext>
          );
        }}
      </QuerySection>
    </ConsoleFrame>
  );
}

/** For whoever came here by an address that is not theirs. */
const NotTheirs = () => (
  <DeskPage title={t.notTheirs.title}>
    <EmptyState
      drawing="whistle"
      text={t.notTheirs.text}
      action={<ButtonLink href={CONSOLE_PATH}>{t.notTheirs.action}</ButtonLink>}
    />
  </DeskPage>
);
