import { useLocation } from 'react-router';
import { ConnectionBar } from './ConnectionBar';
import type { AppOutbox } from './outbox/createOutbox';
import { OutboxNotices } from './outbox/OutboxNotices';
import { useOutbox } from './outbox/useOutbox';
import { useSending } from './outbox/useSending';
import { KeepPush } from './push/KeepPush';
import { UpdateNotice } from './UpdateNotice';

/** What the app says and does about poor networks and about the device, loaded when the page is quiet. */
export function OfflineParts() {
  const outbox = useOutbox();
  // The page of a room sends its own answers: who leaves it leaves them to be sent here.
  useLocation();
  return outbox ? <Parts outbox={outbox} /> : null;
}

function Parts({ outbox }: { outbox: AppOutbox }) {
  return (
    <>
      <ConnectionBar waiting={useSending(outbox)} />
      <UpdateNotice />
      <KeepPush />
      <OutboxNotices outbox={outbox} />
    </>
  );
}
