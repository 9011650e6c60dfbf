import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import { ButtonLink, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { SectionLead } from './access/SectionLead';

const t = es.profile.desk;

/** The way to the desk, for who works there; nobody else sees that there is one. */
export function DeskLink() {
  const { data } = useQuery(accountsQueries.desk(useClient()));
  if (data === undefined || data.role === 'player') return null;
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <ButtonLink href="/operador" kind="secondary">
        {t.open}
      </ButtonLink>
    </Block>
  );
}
