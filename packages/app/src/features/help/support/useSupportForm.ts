import { useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Arma11Error, refusedFields, useClient, writing } from '@arma11/core';
import { writeToSupport, type SupportLetter } from '@arma11/core/site';
import { faultsOf, supportMessageOf, type Topic } from './supportMessage';

/** Sends what was written, once; what is wrong is shown beside its field, and nothing typed is lost. */
export function useSupportForm(topic: Topic) {
  const client = useClient();
  const { pathname } = useLocation();
  // Kept here: a tap beside the sheet must not lose what was written.
  const [message, setMessage] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { mutate, reset, data, error, isPending } = useMutation({
    ...writing,
    mutationFn: (letter: SupportLetter) => writeToSupport(client, letter),
    onSuccess: () => setMessage(''),
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const letter = supportMessageOf(new FormData(event.currentTarget), topic, pathname);
    const found = faultsOf(letter);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first === undefined) return mutate(letter);
    event.currentTarget.querySelector<HTMLElement>(`[name='${first}']`)?.focus();
  };
  const fields = { ...refusedFields(error), ...faults };
  const besideFields = Object.keys(fields).length > 0 && error instanceof Arma11Error && error.code === 'validation';
  return {
    send,
    message,
    setMessage,
    /** Ready for another letter. */
    again: reset,
    path: pathname,
    sending: isPending,
    /** The number of the letter, once it arrived. */
    received: data ?? null,
    fields,
    problem: error && !besideFields ? error.message : null,
  };
}
