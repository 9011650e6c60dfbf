import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsQueries, Arma11Error, invalidate, refusedFields, useClient, writing } from '@arma11/core';
import { afterProfile, saveProfile, type ProfileChange } from '@arma11/core/site';
import type { User } from '@arma11/core/contract';
import { formatTime } from '@arma11/core/domain';
import { es } from '../../messages/es';
import { useReauth } from '../../session/reauth/useReauth';
import { changeOf, draftOf, draftProblems, type DraftProblems, type ProfileDraft } from './profileDraft';

/** Codes whose own sentence says more than the one of product §8. */
const OWN_WORDS = new Set(['REAUTENTICAR', 'MUCHOS_INTENTOS', 'MANTENIMIENTO']);

/** Which button a save came from. */
type Way = 'save' | 'skip';

/** The profile form's fields, its two buttons, and what came of them. */
export function useProfileForm(user: User, onDone: (way: Way) => void) {
  const client = useClient();
  const queryClient = useQueryClient();
  const reauth = useReauth();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [wrong, setWrong] = useState<DraftProblems>({});
  const [saved, setSaved] = useState('');
  const { mutate, isPending, error, variables, reset } = useMutation({
    ...writing,
    mutationFn: ({ change }: { way: Way; change: ProfileChange }) => saveProfile(client, change),
    onSuccess: ({ user: fresh }, { way, change }) => {
      queryClient.setQueryData(accountsQueries.user(client).queryKey, fresh);
      void invalidate(queryClient, afterProfile);
      setDraft(draftOf(fresh));
      const hour = formatTime(client.serverNow());
      const t = es.profile.form;
      setSaved(change.password === undefined ? t.saved(hour) : t.savedPassword(hour));
      onDone(way);
    },
    onError: (refusal, attempt) => reauth.ask(refusal, () => mutate(attempt)),
  });
  const send = (way: Way, change: ProfileChange) => {
    setSaved('');
    if (!isPending) mutate({ way, change });
  };
  return {
    draft,
    set: (field: keyof ProfileDraft, value: string) => setDraft((now) => ({ ...now, [field]: value })),
    problems: { ...(refusedFields(error) as DraftProblems), ...wrong },
    problem: profileProblem(error),
    saved,
    waiting: isPending ? variables.way : null,
    reauth: reauth.dialog,
    save() {
      const problems = draftProblems(draft, user);
      setWrong(problems);
      if (Object.keys(problems).length > 0) return reset();
      send('save', changeOf(draft, user));
    },
    /** 'Omitir' sends an update with is_reset false and changes nothing else (product §4). */
    skip() {
      setWrong({});
      send('skip', changeOf(draftOf(user), user));
    },
  };
}

/**
 * The sentence of a profile save that was refused (product §8), or null where a field already has it. A save that
 * never reached the server, or that asks for something else first, says so in its own words.
 */
function profileProblem(error: Error | null): string | null {
  if (error === null || Object.keys(refusedFields(error)).length > 0) return null;
  const refused = error instanceof Arma11Error && ['conflict', 'validation'].includes(error.code);
  return refused && !OWN_WORDS.has(error.serverCode ?? '') ? es.profile.form.refused : error.message;
}
