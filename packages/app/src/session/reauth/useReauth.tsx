import { useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Arma11Error, useClient, writing } from '@arma11/core';
import { reauthenticate, type Proof } from '@arma11/core/site';
import { Dialog } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { ReauthForm } from './ReauthForm';

interface Asked {
  /** The server's sentence: 'Por seguridad, ingresa de nuevo antes de …'. */
  reason: string;
  again: () => void;
}

/** Asks again who is there where the server wants a sign-in of the last ten minutes. */
export interface Reauth {
  /** Opens the prompt if that is why a call was refused; `again` repeats the call once it is shown. */
  ask(error: Error, again: () => void): void;
  /** Put it in the page, outside of any form. */
  dialog: ReactNode;
}

/** The prompt that a call refused with REAUTENTICAR opens, and that repeats it. */
export function useReauth(): Reauth {
  const client = useClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    ...writing,
    mutationFn: (proof: Proof) => reauthenticate(client, proof),
    onSuccess: () => {
      setAsked(null);
      asked?.again();
    },
  });
  const t = es.profile.reauth;
  return {
    ask(refusal, again) {
      if (!(refusal instanceof Arma11Error) || refusal.serverCode !== 'REAUTENTICAR') return;
      reset();
      setAsked({ reason: refusal.message, again });
    },
    dialog: (
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t.title}
        description={asked?.reason}
        placement="center"
      >
        <ReauthForm
          action={t.confirm}
          waiting={t.confirming}
          pending={isPending}
          problem={error?.message ?? null}
          onConfirm={(proof) => mutate(proof)}
        />
      </Dialog>
    ),
  };
}
