import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQueries, useClient } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { localPhone } from '@arma11/core/domain';
import { ButtonLink, EmptyState, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { PageHead } from '../../../page/PageHead';
import { QuerySection } from '../../../page/QuerySection';
import { CodeStep } from './CodeStep';
import { PhoneStep } from './PhoneStep';
import type { SentCode } from './sentCode';
import { useSendCode } from './useSendCode';

const t = es.profile.verify;

/** `/users/profile/verify-user/`: a code goes to the phone, and comes back typed in (rules R13.1). */
export function VerifyPage() {
  const user = useQuery(accountsQueries.user(useClient()));
  return (
    <>
      <PageHead title={t.title} lead={t.lead} />
      <Block>
        <QuerySection query={user} skeleton={<Skeleton height={180} />}>
          {(me) => <Check user={me} />}
        </QuerySection>
      </Block>
    </>
  );
}

function Check({ user: { phone, phone_verify } }: { user: User }) {
  const saved = localPhone(phone ?? '') ?? '';
  const [typed, setTyped] = useState(saved);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const sender = useSendCode(setSent);
  if (phone_verify) return <Verified text={confirmed ? t.done : t.already(saved)} />;
  return (
    <>
      {sent ? (
        <CodeStep sent={sent} sender={sender} onConfirmed={() => setConfirmed(true)} onBack={() => setSent(null)} />
      ) : (
        <PhoneStep phone={typed} onType={setTyped} sender={sender} onHeld={setSent} />
      )}
      {sender.dialog}
    </>
  );
}

function Verified({ text }: { text: string }) {
  const back = <ButtonLink href="/users/profile/">{t.back}</ButtonLink>;
  return (
    <div role="status">
      <EmptyState drawing="whistle" text={text} action={back} />
    </div>
  );
}
