import { useState } from 'react';
import { IconButton, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../messages/es';

/** Shares the address of a room by the device's own sheet, or copies it. */
export function ShareRoom({ title, path }: { title: string; path: string }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === 'function') return void navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard?.writeText(url);
    setSaid(es.room.info.copied);
  };
  return (
    <>
      <IconButton icon={said ? 'check' : 'share'} label={es.room.share} onClick={() => void share()} />
      <LiveRegion message={said} />
    </>
  );
}
