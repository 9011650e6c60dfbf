import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidate, useClient, writing } from '@arma11/core';
import { afterSessions, endSession, profileQueries } from '@arma11/core/site';
import type { Session } from '@arma11/core/contract';
import { Button, ErrorBlock, LiveRegion, SectionHeading, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Leave } from '../../../offline/outbox/Leave';
import { Block } from '../../../page/Column';
import { QuerySection } from '../../../page/QuerySection';
import { Rows } from '../../../page/Rows';
import { useReauth } from '../../../session/reauth/useReauth';
import { AccessRow } from './AccessRow';

const t = es.settings.sessions;

const deviceOf = ({ device }: Session) => device || t.unknown;

/** Where the account is signed in; every other session can be ended from here. */
export function Sessions() {
  const query = useQuery(profileQueries.sessions(useClient()));
  const [said, setSaid] = useState('');
  return (
    <Block>
      <SectionHeading title={t.title} />
      <QuerySection query={query} skeleton={<Skeleton height={152} />}>
        {(sessions) => (
          <Rows>
            {sessions.map((session) => (
              <li key={session.id}>
                {session.current ? <Current session={session} /> : <Other session={session} onClosed={setSaid} />}
              </li>
            ))}
          </Rows>
        )}
      </QuerySection>
      <LiveRegion message={said} />
    </Block>
  );
}

function Current({ session }: { session: Session }) {
  const [leaving, setLeaving] = useState(false);
  const leave = (
    <>
      <Button kind="secondary" icon="logout" onClick={() => setLeaving(true)}>
        {t.signOut}
      </Button>
      {leaving && <Leave onStay={() => setLeaving(false)} />}
    </>
  );
  return <AccessRow icon="phone" title={deviceOf(session)} notes={[t.current]} action={leave} />;
}

function Other({ session, onClosed }: { session: Session; onClosed: (said: string) => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const device = deviceOf(session);
  const when = es.dates.kickoff(session.last_used_at);
  const { ask, dialog } = useReauth();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => endSession(client, session.id),
    onSuccess: () => onClosed(t.closed(device)),
    onError: (refusal) => ask(refusal, () => mutate()),
    onSettled: () => invalidate(queryClient, afterSessions),
  });
  const close = (
    <Button kind="secondary" aria-label={t.closeName(device, when)} pending={isPending} onClick={() => mutate()}>
      {isPending ? t.closing : t.close}
    </Button>
  );
  return (
    <>
      <AccessRow icon="phone" title={device} notes={[t.used(when)]} action={close} />
      {error && <ErrorBlock text={error.message} />}
      {dialog}
    </>
  );
}
