import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Arma11Error, useClient } from '@arma11/core';
import { LiveRegion, Skeleton } from '@arma11/widgets/ui';
import { GROUPS_PATH } from '../../../group/groupHref';
import { groupQueries } from '../../../group/groupQueries';
import { es } from '../../../messages/es';
import { BackLink } from '../../../page/BackLink';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { GroupCodeForm } from './GroupCodeForm';
import { InvitationTicket } from './InvitationTicket';

const t = es.groups.enter;

/** `/play/grupos/entrar`: the group of a code, and the one button that enters it; the address keeps the code. */
export function EnterGroupPage() {
  const [address, setAddress] = useSearchParams();
  const code = address.get('code')?.trim() ?? '';
  const [invited] = useState(code !== '');
  const found = useQuery(groupQueries.invitation(useClient(), code));
  const wrong = isWrong(found.error);
  const search = (next: string) => {
    if (next === code) void found.refetch();
    else setAddress({ code: next }, { replace: true });
  };
  const form = (
    <Block>
      <GroupCodeForm key={code} typed={code} searching={found.isFetching} wrong={wrong} onCode={search} />
    </Block>
  );
  return (
    <>
      <BackLink href={GROUPS_PATH} label={es.groups.mine} />
      <PageHead title={t.title} lead={invited && found.data ? undefined : t.lead} />
      <LiveRegion message={found.data ? t.found(found.data.name) : ''} />
      {code !== '' && !wrong && (
        <Block>
          <QuerySection query={found} skeleton={<Skeleton height={300} />}>
            {(invitation) => <InvitationTicket invitation={invitation} code={code} />}
          </QuerySection>
        </Block>
      )}
      {(!invited || wrong) && form}
    </>
  );
}

/** The server knows no such code; a failure to ask is something else. */
const isWrong = (error: Error | null): boolean =>
  error instanceof Arma11Error && (error.code === 'not_found' || error.code === 'validation');
