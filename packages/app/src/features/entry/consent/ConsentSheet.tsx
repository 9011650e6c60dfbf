import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type SubmitEvent } from 'react';
import { accountsQueries, afterMoney, Arma11Error, invalidate, refusedFields, useClient, writing } from '@arma11/core';
import { acceptTerms, type AcceptedTerms } from '@arma11/core/site';
import { Button, Dialog } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useFieldProblems, type FieldProblems } from '../../../page/useFieldProblems';
import { SheetForm, SheetProblem } from '../forms/SheetForm';
import { TermsFields } from '../forms/TermsFields';
import { acceptedTerms, termsProblems } from '../forms/termsForm';

/** Asks who came in with Google for the birth date and the terms; without them there are no paid rooms. */
export function ConsentSheet({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { form, problems, setProblems } = useFieldProblems();
  const { error, isPending, mutate } = useAcceptTerms();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget);
    const wrong = termsProblems(typed);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    mutate(acceptedTerms(typed), { onError: (refused) => setProblems(fieldsOf(refused)) });
  };
  const t = es.account.consent;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      description={t.lead}
      footer={
        <>
          <SheetProblem text={Object.keys(problems).length === 0 ? error?.message : null} />
          <Button type="submit" form={id} wide pending={isPending}>
            {isPending ? t.submitting : t.submit}
          </Button>
          <Button kind="ghost" wide onClick={onClose}>
            {t.later}
          </Button>
        </>
      }
    >
      <SheetForm ref={form} id={id} onSubmit={submit} noValidate>
        <TermsFields problems={problems} />
      </SheetForm>
    </Dialog>
  );
}

function useAcceptTerms() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    ...writing,
    mutationFn: (body: AcceptedTerms) => acceptTerms(client, body),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(accountsQueries.user(client).queryKey, user);
      // Accepting is what the welcome coins wait for.
      void invalidate(queryClient, afterMoney);
    },
  });
}

function fieldsOf(error: Error | null): FieldProblems {
  const tooYoung = error instanceof Arma11Error && error.serverCode === 'EDAD_NO_VERIFICADA';
  return tooYoung ? { birth_date: error.message } : refusedFields(error);
}
