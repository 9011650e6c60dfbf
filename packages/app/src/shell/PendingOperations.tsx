import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { afterJoin, checkPendingOperations, invalidate, useClient, type CheckedOperation } from '@arma11/core';
import { Button, Toast } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const AGAIN_MS = 10_000;

/**
 * Tells what became of a money write whose answer was lost: on load, on coming back, and until it is certain. It never
 * sends anything again (reliability.md §2, client 4).
 */
export function PendingOperations() {
  const client = useClient();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<CheckedOperation | null>(null);
  const check = useCallback(async () => {
    if (document.visibilityState !== 'visible' || client.operations.list().length === 0) return;
    const checked = await checkPendingOperations(client).catch(() => []);
    const settled = checked.find(({ state }) => state === 'done' || state === 'refused');
    if (settled) void invalidate(queryClient, afterJoin);
    setShown(settled ?? checked[0] ?? null);
  }, [client, queryClient]);
  useEffect(() => {
    void check();
    const timer = setInterval(() => void check(), AGAIN_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [check]);
  if (!shown) return null;
  const { state, operation } = shown;
  const forget = () => {
    client.operations.remove(operation.key);
    setShown(null);
  };
  const close = state === 'waiting' ? undefined : () => setShown(null);
  const action =
    state === 'ask' ? (
      <Button kind="ghost" onClick={forget}>
        {es.shell.operations.forget}
      </Button>
    ) : undefined;
  return (
    <Toast tone={state === 'done' ? 'good' : 'plain'} action={action} onClose={state === 'ask' ? undefined : close}>
      {es.shell.operations[state]}
    </Toast>
  );
}
