import { SignInNote } from './SignInNote';
import { useSignIn } from './useSignIn';
import { Button } from '../ui/Button';

/** 'Ingresar', and in its place what becomes of it; nothing where the page has no way to sign in. */
export function SignInAction({ label }: { label: string }) {
  const signIn = useSignIn();
  if (signIn.state) return <SignInNote signIn={signIn} />;
  if (!signIn.request) return null;
  return (
    <Button part="button-primary" onClick={signIn.request}>
      {label}
    </Button>
  );
}
