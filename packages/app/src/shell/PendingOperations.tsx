import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { afterJoin, checkPendingOperations, invalidate, useClient, type CheckedOperation } from '@arma11/core';
import { Button, Toast } from '@arma11/widgets/ui';
import { es } from '../messages/es';

const AGAIN_MS = 10_000;

/**
 * Shows what became of a money write whose answer was lost: on load, on coming back, and until it is certain. It never
 * sends anything again (security §2, client 4).
 */
export function PendingOperations() {
  const client = useClient();
  const [read, setRead] = useState<string | null>(null);
  const { data: checked = [] } = useQuery({
    queryKey: ['operations'],
    queryFn: useCheck(),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
    retry: false,
  });
  const shown = checked.find(isSettled) ?? checked[0];
  if (!shown || shown.operation.key === read) return null;
  const { state, operation } = shown;
  const dismiss = () => {
    if (state === 'ask') client.operations.remove(operation.key);
    setRead(operation.key);
  };
  const forget = (
    <Button kind="ghost" onClick={dismiss}>
      {es.shell.operations.forget}
    </Button>
  );
  return (
    <Toast
      tone={state === 'done' ? 'good' : 'plain'}
      action={state === 'ask' ? forget : undefined}
      onClose={isSettled(shown) ? dismiss : undefined}
    >
      {es.shell.operations[state]}
    </Toast>
  );
}

const isSettled = ({ state }: CheckedOperation) => state === 'done' || state === 'refused';

/** Asks for every pending operation; once one is certain, balance and rooms are read again. */
function useCheck() {
  const client = useClient();
  const queryClient = useQueryClient();
  return async () => {
    const checked = await checkPendingOperations(client);
    if (checked.some(isSettled)) void invalidate(queryClient, afterJoin);
    return checked;
  };
}
