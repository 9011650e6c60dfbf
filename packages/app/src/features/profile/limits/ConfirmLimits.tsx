import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, writing } from '@arma11/core';
import { confirmLimits, profileQueries } from '@arma11/core/site';
import { Button, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Note } from '../../../page/Note';
import { viewOf } from './viewOf';

const t = es.settings.limits;

/** What was raised waits for the player: after 24 hours they are asked whether they still want it (rules R16.5). */
export function ConfirmLimits({ until }: { until: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: () => confirmLimits(client),
    onSuccess: (answer) => queryClient.setQueryData(profileQueries.limits(client).queryKey, viewOf(answer)),
  });
  return (
    <>
      <Note>{t.confirmText(es.dates.kickoff(until))}</Note>
      <Button wide pending={isPending} onClick={() => mutate()}>
        {isPending ? t.confirming : t.confirmRaise}
      </Button>
      {error && <ErrorBlock text={error.message} />}
    </>
  );
}
