import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useClient } from '@arma11/core';
import { homeQueries } from '@arma11/core/site';
import { fontSize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';
import { SupportLinks } from '../features/help/support/SupportLinks';
import { es } from '../messages/es';
import { LanguageSwitch } from '../page/LanguageSwitch';
import { lazyNamed } from '../page/lazyNamed';

const Leave = lazyNamed(() => import('../offline/outbox/Leave'), 'Leave');

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
  padding: 8px 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  & > a {
    display: flex;
    align-items: center;
    min-height: ${token('target')};
    color: inherit;
    text-underline-offset: 3px;
  }

  & > button {
    appearance: none;
    display: flex;
    align-items: center;
    min-width: ${token('target')};
    min-height: ${token('target')};
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;

/** The footer links: report a problem, contact, and the version (product §2); the language, the licence to take real money, and the way out. */
export function PlayFooter() {
  const [leaving, setLeaving] = useState(false);
  const { data: exchange } = useQuery(homeQueries.exchange(useClient()));
  return (
    <Foot>
      <Link href="/play/help-ldt">{es.shell.help}</Link>
      <SupportLinks />
      <LanguageSwitch />
      <button type="button" onClick={() => setLeaving(true)}>
        {es.shell.signOut}
      </button>
      <span>{es.shell.version}</span>
      {exchange?.licence && <span>{es.shell.licence(exchange.licence)}</span>}
      {leaving && (
        <Suspense fallback={null}>
          <Leave onStay={() => setLeaving(false)} />
        </Suspense>
      )}
    </Foot>
  );
}
