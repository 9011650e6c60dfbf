import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import type { ConsolePartner } from '@arma11/core/back-office';
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
import { PartnerContext, usePartner } from './partner/PartnerContext';

const t = consolaEs;

/** Around the pages of one partner: its name, its parts. Whoever does not work for it finds nothing here. */
export function PartnerShell() {
  const query = useQuery(consoleQuery(useClient(), 'partners'));
  const { pathname } = useLocation();
  const id = Number(useParams().partner);
  return (
    <ConsoleFrame>
      <QuerySection query={query} skeleton={<Skeleton height={120} top={16} />}>
        {(partners) => {
          const partner = partners.find((each) => each.partner === id);
          if (!partner) return <NotTheirs />;
          return (
            <PartnerContext value={partner}>
              <BackLink href={CONSOLE_PATH} label={t.partners.title} />
              <ModeSwitch partners={partners} pathname={pathname} />
              <Tabs label={t.nav} items={partsOf(partner, pathname)} />
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

const TEST_PLAYERS = '/jugadores';

function partsOf({ partner, test_of }: ConsolePartner, pathname: string) {
  const base = `${CONSOLE_PATH}/${partner}`;
  return [
    { href: base, label: t.parts.overview },
    { href: `${base}/cifras`, label: t.parts.figures },
    { href: `${base}/insertar`, label: t.parts.embed },
    { href: `${base}/webhooks`, label: t.parts.webhooks },
    ...(test_of === null ? [] : [{ href: `${base}${TEST_PLAYERS}`, label: t.parts.testPlayers }]),
  ].map((part) => ({ ...part, current: samePath(part.href, pathname) }));
}

const Modes = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 12px;

  & > div {
    margin-inline: 16px;
  }

  @media (min-width: 1024px) {
    & > div {
      margin-inline: 0;
    }
  }
`;

/** Live, or the test mode: the same part of the console, of the other keys. */
function ModeSwitch({ partners, pathname }: { partners: readonly ConsolePartner[]; pathname: string }) {
  const { partner, test_of } = usePartner();
  const live = test_of ?? partner;
  const test = partners.find((each) => each.test_of === live);
  if (!test) return null;
  const part = pathname.replace(/\/$/, '').slice(`${CONSOLE_PATH}/${partner}`.length);
  const isLive = test_of === null;
  return (
    <Modes>
      <Tabs
        label={t.modes.label}
        items={[
          { href: `${CONSOLE_PATH}/${live}${part === TEST_PLAYERS ? '' : part}`, label: t.modes.live, current: isLive },
          { href: `${CONSOLE_PATH}/${test.partner}${part}`, label: t.modes.test, current: !isLive },
        ]}
      />
      {!isLive && <Note>{t.modes.explain}</Note>}
    </Modes>
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
