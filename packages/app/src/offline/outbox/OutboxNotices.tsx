import { useEffect, useSyncExternalStore } from 'react';
import { Toast } from '@arma11/widgets/ui';
import type { AppOutbox } from './createOutbox';

const GOOD_MS = 8_000;

/** What became of what waited: good news goes by itself, bad news stays until it was read. */
export function OutboxNotices({ outbox }: { outbox: AppOutbox }) {
  const [told] = useSyncExternalStore(outbox.subscribe, outbox.news);
  useEffect(() => {
    if (told?.tone !== 'good') return;
    const timer = setTimeout(() => outbox.read(told.id), GOOD_MS);
    return () => clearTimeout(timer);
  }, [told, outbox]);
  if (!told) return null;
  return (
    <Toast tone={told.tone} onClose={() => outbox.read(told.id)}>
      {told.text}
    </Toast>
  );
}
