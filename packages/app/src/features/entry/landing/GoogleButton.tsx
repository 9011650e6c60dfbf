import { useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useIdentity } from '../../../session/IdentityContext';

const Problem = styled.p`
  margin: 0;
  color: ${token('colorLive')};
  font-size: ${fontSize(14)};
`;

const Note = styled(Problem)`
  color: ${token('colorTextMuted')};
`;

/** Google sign-in; nothing where the server has no identity project. */
export function GoogleButton({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { signInWithIdentity } = useSession();
  const identity = useIdentity();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!identity) return null;
  const start = async () => {
    setPending(true);
    setProblem(null);
    const outcome = await signInWithIdentity();
    setPending(false);
    if (outcome.status === 'error') return setProblem(es.spoken.fromServer(outcome.message));
    onSignedIn(outcome.user);
  };
  // From the moment a finger is down, and not before: browsers open a window only shortly after a tap. What fails here
  // fails again, and is told, when the tap is done.
  const prepare = () => void identity.prepare().catch(() => undefined);
  return (
    <>
      <Button kind="secondary" icon="user" wide pending={pending} onPointerDown={prepare} onClick={() => void start()}>
        {es.entry.google}
      </Button>
      {pending && <Note role="status">{es.entry.googleWaiting}</Note>}
      {problem && <Problem role="alert">{problem}</Problem>}
    </>
  );
}
