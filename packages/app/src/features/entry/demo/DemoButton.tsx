import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '@arma11/core';
import type { User } from '@arma11/core/contract';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, type ButtonProps } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useDemoAccount } from '../../../session/DemoContext';

const Note = styled.p`
  margin: 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(14)};

  &[role='alert'] {
    color: ${token('colorLive')};
  }
`;

interface Props {
  /** @default 'primary' */
  kind?: ButtonProps['kind'];
  onSignedIn: (user: User) => void;
}

/** Signs in with the demo's account in one tap; nothing where no demo is played. */
export function DemoButton({ kind, onSignedIn }: Props) {
  const account = useDemoAccount();
  const { signIn } = useSession();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const id = useId();
  if (!account) return null;
  const t = es.entry.demo;
  const start = async () => {
    setPending(true);
    setFailed(false);
    const outcome = await signIn(account.email, account.password);
    if (outcome.status === 'ok') return onSignedIn(outcome.user);
    setPending(false);
    setFailed(true);
  };
  return (
    <>
      <Button kind={kind} icon="ball" wide pending={pending} aria-describedby={id} onClick={() => void start()}>
        {pending ? t.entering : t.enter}
      </Button>
      <Note id={id}>{t.note}</Note>
      {failed && <Note role="alert">{t.failed}</Note>}
    </>
  );
}
