import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router';
import { useClient } from '@arma11/core';
import { formatShortDay } from '@arma11/core/domain';
import { Skeleton, Tabs } from '@arma11/widgets/ui';
import { consolaEs } from '../../messages/consola.es';
import { BackLink } from '../../page/BackLink';
import { NotFoundPage } from '../../page/NotFoundPage';
import { Note } from '../../page/Note';
import { PageBoundary } from '../../page/PageBoundary';
import { QuerySection } from '../../page/QuerySection';
import { samePath } from '../../page/samePath';
import { CONSOLE_PATH } from './consolePath';
import { ConsoleFrame } from './ConsoleShell';
import { consoleQuery } from './consoleQuery';
import { PartnerContext } from './PartnerContext';

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
          if (!partner) return <NotFoundPage />;
          return (
            <PartnerContext value={partner}>
              <BackLink href={CONSOLE_PATH} label={t.partners.title} />
              <Tabs label={t.nav} items={items} />
              {partner.closed_at && <Note>{t.closed(formatShortDay(partner.closed_at))}</Note>}
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
