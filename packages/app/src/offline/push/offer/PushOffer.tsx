import { useContext, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { accountsQueries, useClient, writing } from '@arma11/core';
import { notificationsQueries } from '@arma11/core/site';
import { Button, Toast } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { pushState, turnPushOn } from '../devicePush';
import { PushBrowserContext } from '../PushBrowserContext';
import { useFree } from '../../../page/useFree';
import { keepSeen, wasSeen } from '../../../page/seen';

const t = es.notices.offer;

// On top, as the news is: below there are the navigation and bars with what is to be saved.
const Place = styled.div`
  && > div {
    inset: calc(8px + env(safe-area-inset-top, 0px)) 16px auto;
    flex-wrap: wrap;
  }
`;

/** Asks, once on each device, whether the player wants to be told here while the app is closed; nothing where they are, or cannot be. */
export function PushOffer() {
  const client = useClient();
  const browser = useContext(PushBrowserContext);
  const userId = useQuery(accountsQueries.user(client)).data?.id;
  const publicKey = useQuery(notificationsQueries.pushKey(client)).data?.public_key;
  const { data: state } = useQuery({
    queryKey: ['device-push', userId],
    queryFn: () => pushState(userId!, browser),
    enabled: userId !== undefined,
  });
  const wanted = Boolean(userId !== undefined && publicKey && state === 'off' && !wasSeen('push-offer', userId));
  const free = useFree(wanted);
  return wanted && free ? <Question userId={userId!} publicKey={publicKey!} /> : null;
}

function Question({ userId, publicKey }: { userId: number; publicKey: string }) {
  const client = useClient();
  const browser = useContext(PushBrowserContext);
  const [closed, setClosed] = useState(false);
  const accept = useMutation({
    ...writing,
    mutationFn: () => turnPushOn(client, { userId, publicKey }, browser),
    onSuccess: () => keepSeen('push-offer', userId),
  });
  const close = () => {
    keepSeen('push-offer', userId);
    setClosed(true);
  };
  if (closed) return null;
  const { data: agreed, isPending, isError } = accept;
  return (
    <Place>
      {agreed === undefined && !isError ? (
        <Toast
          onClose={close}
          action={
            <Button kind="secondary" pending={isPending} onClick={() => accept.mutate()}>
              {t.accept}
            </Button>
          }
        >
          {t.question}
        </Toast>
      ) : (
        <Toast onClose={close}>{isError ? t.failed : agreed ? t.done : t.refused}</Toast>
      )}
    </Place>
  );
}
