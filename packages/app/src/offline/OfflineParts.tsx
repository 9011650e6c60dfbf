import { ConnectionBar } from './ConnectionBar';
import { UpdateNotice } from './UpdateNotice';

/** What the app says about its connection, loaded when the page is quiet. */
export function OfflineParts() {
  return (
    <>
      <ConnectionBar waiting={0} />
      <UpdateNotice />
    </>
  );
}
