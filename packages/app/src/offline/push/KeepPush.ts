import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient, useSession } from '@arma11/core';
import { forgetPush, keepPush } from './devicePush';
import { readRecord } from './pushRecord';

/** Keeps the device's notices with the player who asked for them, from one sign-in to the next; signing out ends them. */
export function KeepPush() {
  const client = useClient();
  const { status, endedBy } = useSession();
  const signedIn = status === 'signedIn';
  const { data: user } = useQuery({ ...accountsQueries.user(client), enabled: signedIn && readRecord() !== null });
  const userId = user?.id;
  useEffect(() => {
    // Without a network, and where the server says no, the next visit tries again.
    if (signedIn && userId !== undefined) void keepPush(client, userId).catch(() => undefined);
    if (!signedIn && endedBy === 'player') void forgetPush().catch(() => undefined);
  }, [client, signedIn, userId, endedBy]);
  return null;
}
