import { Suspense, useState } from 'react';
import type { PanelState } from '@arma11/widgets';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { Block } from '../../../page/Column';
import { lazyNamed } from '../../../page/lazyNamed';

const CopyDialog = lazyNamed(() => import('./CopyDialog'), 'CopyDialog');

/** Copies the answers of this room to the player's other rooms that ask about the same matches. */
export function CopyToRooms({ prediId, panel }: { prediId: number; panel: PanelState }) {
  const [open, setOpen] = useState(false);
  if (panel.answered.done === 0) return null;
  return (
    <Block>
      <Button kind="secondary" wide onClick={() => setOpen(true)}>
        {es.predi.quick.copy}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CopyDialog prediId={prediId} panel={panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Block>
  );
}
