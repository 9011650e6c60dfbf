import { useEffect } from 'react';
import { Toast } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import type { useWearItem } from './useWearItem';

const SHOWN_MS = 5000;

/** Says what is worn now, for a while; a refusal stays until it is closed. */
export function WearNotice({ worn, refusal, dismiss }: ReturnType<typeof useWearItem>) {
  useEffect(() => {
    if (!worn) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [worn, dismiss]);
  if (refusal !== null)
    return (
      <Toast tone="bad" onClose={dismiss}>
        {es.gallery.notChanged(refusal)}
      </Toast>
    );
  return worn ? <Toast tone="good">{es.gallery.nowUsing(worn.name)}</Toast> : null;
}
