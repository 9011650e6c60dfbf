import { useEffect, useState } from 'react';
import { Button, Toast } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { registerWorker } from './worker/registerWorker';

/** Keeps the app on the device, and says quietly when a newer one is there: the player decides when it comes in. */
export function UpdateNotice() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    // Vite's own server has no worker. Browsers that forbid workers refuse here; the app works without.
    if (import.meta.env.PROD) void registerWorker((bringIn) => setTakeOver(() => bringIn)).catch(() => undefined);
  }, []);
  if (!takeOver || closed) return null;
  const update = (
    <Button kind="ghost" onClick={takeOver}>
      {es.offline.update}
    </Button>
  );
  return (
    <Toast action={update} onClose={() => setClosed(true)}>
      {es.offline.newVersion}
    </Toast>
  );
}
