import { useContext, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { accountsQueries, Arma11Error, useClient, writing } from '@arma11/core';
import { notificationsQueries } from '@arma11/core/site';
import { CheckField, ErrorBlock, Skeleton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { pushState, turnPushOff, turnPushOn } from '../../../offline/push/devicePush';
import { PushBrowserContext } from '../../../offline/push/PushBrowserContext';
import { Group, Note } from './noticeParts';

const t = es.settings.notices;

/** Whether this device shows notices while the app is closed; nothing where neither server nor browser can. */
export function DevicePush() {
  const client = useClient();
  const key = useQuery(notificationsQueries.pushKey(client));
  const userId = useQuery(accountsQueries.user(client)).data?.id;
  if (key.isPending || userId === undefined) return <Waiting />;
  const publicKey = key.data?.public_key;
  if (!publicKey) return null;
  return <Device publicKey={publicKey} userId={userId} />;
}

/** As high as what comes, so that nothing below it moves. */
const Waiting = () => (
  <Group>
    <Skeleton height={110} />
  </Group>
);

function Device({ publicKey, userId }: { publicKey: string; userId: number }) {
  const client = useClient();
  const browser = useContext(PushBrowserContext);
  const [refused, setRefused] = useState(false);
  const { data: state, refetch } = useQuery({
    queryKey: ['device-push', userId],
    queryFn: () => pushState(userId, browser),
  });
  const { mutate, isPending, error, variables } = useMutation({
    ...writing,
    async mutationFn(on: boolean) {
      if (!on) return turnPushOff(client, browser);
      setRefused(!(await turnPushOn(client, { userId, publicKey }, browser)));
    },
    onSettled: () => refetch(),
  });
  if (state === undefined) return <Waiting />;
  if (state === 'unsupported') return null;
  return (
    <Group>
      <legend>{t.device}</legend>
      {state === 'blocked' && <Note>{refused ? t.deviceRefused : t.deviceBlocked}</Note>}
      {state === 'homeScreen' && <Note>{t.deviceHomeScreen}</Note>}
      {(state === 'on' || state === 'off') && (
        <>
          <Note>{t.deviceLead}</Note>
          <CheckField
            label={t.onDevice}
            checked={isPending ? variables : state === 'on'}
            onChange={({ target }) => !isPending && mutate(target.checked)}
          />
          {refused && <Note>{t.deviceRefused}</Note>}
        </>
      )}
      {error && <ErrorBlock text={error instanceof Arma11Error ? error.message : t.deviceFailed} />}
    </Group>
  );
}
