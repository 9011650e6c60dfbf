import type { ComponentProps } from 'react';
import { loadOnce } from '../../headless/loadOnce';
import { useChunk } from '../../headless/useChunk';
import type { SignInNote as WholeNote } from '../../provider/SignInNote';

const load = loadOnce(() => import('../../provider/SignInNote'));

/** Where a sign-in stands, loaded with the press that asks for it; what failed is told in the session's own words until it is there. */
export function SignInNote({ signIn }: ComponentProps<typeof WholeNote>) {
  const { state } = signIn;
  const { module } = useChunk(load, state !== null);
  if (module) return <module.SignInNote signIn={signIn} />;
  return state?.status === 'failed' ? <p role="alert">{state.message}</p> : null;
}
