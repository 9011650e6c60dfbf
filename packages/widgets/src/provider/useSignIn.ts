import { useCallback, useEffect, useState } from 'react';
import type { EmbedState } from '@arma11/core';
import { useEmbedSession, useSessionState } from './SessionContext';
import { useSignInRequest } from './SignInContext';

/** A sign-in that a widget asks for, and shows where it was asked for. */
export interface UseSignInResult {
  /** Asks for it; null where the page has no way to sign in: then nothing offers it. */
  request: (() => void) | null;
  /** Our window is open, or it failed; null when there is nothing to say here. */
  state: Extract<EmbedState, { status: 'signingIn' | 'failed' }> | null;
  /** Stops waiting. */
  cancel(): void;
}

/** Signing in from a widget. Several widgets share one sign-in; the one that asked for it shows it. */
export function useSignIn(): UseSignInResult {
  const ask = useSignInRequest();
  const session = useEmbedSession();
  const state = useSessionState();
  const [asked, setAsked] = useState(false);
  const status = state?.status;
  useEffect(() => {
    if (status === 'preview' || status === 'signedIn') setAsked(false);
  }, [status]);
  const request = useCallback(() => {
    if (ask?.() !== false) setAsked(true);
  }, [ask]);
  const cancel = useCallback(() => {
    setAsked(false);
    session?.cancel();
  }, [session]);
  const shown = asked && (state?.status === 'signingIn' || state?.status === 'failed');
  return { request: ask && request, state: shown ? state : null, cancel };
}
