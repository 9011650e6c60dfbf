import { SignInNote } from './SignInNote';
import { useSignIn } from './useSignIn';
import { Button } from '../ui/Button';

/** 'Ingresar', and in its place what becomes of it; nothing where the page has no way to sign in. */
export function SignInAction({ label }: { label: string }) {
  const door = useSignIn();
  if (door.state) return <SignInNote door={door} />;
  if (!door.request) return null;
  return (
    <Button part="button-primary" onClick={door.request}>
      {label}
    </Button>
  );
}
