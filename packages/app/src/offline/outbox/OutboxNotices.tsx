import { useEffect, useSyncExternalStore } from 'react';
import { Toast } from '@arma11/widgets/ui';
import type { AppOutbox } from './createOutbox';

const GOOD_MS = 8_000;

/** What became of what waited: good news goes by itself, bad news stays until it was read. */
export function OutboxNotices({ outbox }: { outbox: AppOutbox }) {
  const [notice] = useSyncExternalStore(outbox.subscribe, outbox.news);
  useEffect(() => {
    if (notice?.tone !== 'good') return;
    const timer = setTimeout(() => outbox.read(notice.id), GOOD_MS);
    return () => clearTimeout(timer);
  }, [notice, outbox]);
  if (!notice) return null;
  return (
    <Toast tone={notice.tone} onClose={() => outbox.read(notice.id)}>
      {notice.text}
    </Toast>
  );
}
