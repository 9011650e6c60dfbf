import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '@arma11/core';
import { waitingAnswers } from '@arma11/widgets';
import { Button, Dialog } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { useOutbox } from './useOutbox';

/** Signs out; with something that was not sent yet, which does not outlive the session, only after a second word. */
export function Leave({ onStay }: { onStay: () => void }) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const outbox = useOutbox();
  const [waiting] = useState(() => (outbox?.waiting().length ?? 0) + waitingAnswers().length);
  // Signing out changes the address, and with it `navigate`: a session ends once all the same.
  const isLeaving = useRef(false);
  const leave = useCallback(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void signOut().then(() => navigate('/'));
  }, [signOut, navigate]);
  useEffect(() => {
    if (waiting === 0) leave();
  }, [waiting, leave]);
  if (waiting === 0) return null;
  return (
    <Dialog
      open
      placement="center"
      onClose={onStay}
      title={es.offline.leaveTitle}
      footer={
        <>
          <Button onClick={onStay}>{es.offline.stay}</Button>
          <Button kind="secondary" tone="danger" onClick={leave}>
            {es.offline.leave}
          </Button>
        </>
      }
    >
      <p>{es.offline.leaving(waiting)}</p>
    </Dialog>
  );
}
