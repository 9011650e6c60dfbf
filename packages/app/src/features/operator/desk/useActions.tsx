import { useState, type ReactNode } from 'react';
import type { DeskCallName, DeskResult } from '@arma11/core/back-office';
import { LiveRegion } from '@arma11/widgets/ui';
import { Note } from '../../../page/Note';
import { ActionDialog, type DeskAction } from './ActionDialog';

/** What a page can do, one thing at a time. */
export interface Actions {
  /** Opens an action; `say` makes the sentence that is shown once it is done. */
  open<N extends DeskCallName>(action: DeskAction<N>, say: (result: DeskResult<N>) => ReactNode): void;
  /** What was done last. Put it above the list. */
  said: ReactNode;
  /** The open action. */
  dialog: ReactNode;
}

/** Opens actions of a page over it and shows what they did. */
export function useActions(onDone?: () => void): Actions {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const [said, setSaid] = useState<ReactNode>(null);
  return {
    open(action, say) {
      setSaid(null);
      const close = () => setDialog(null);
      setDialog(
        <ActionDialog
          action={action}
          onClose={close}
          onDone={(result) => {
            close();
            setSaid(say(result));
            onDone?.();
          }}
        />,
      );
    },
    said: said && (
      <>
        <Note tone="good" icon="check">
          {said}
        </Note>
        <LiveRegion message={typeof said === 'string' ? said : ''} />
      </>
    ),
    dialog,
  };
}
