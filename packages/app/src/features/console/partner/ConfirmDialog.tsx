import { Button, Dialog } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { ButtonRow } from '../../../page/DeskTable.styles';
import type { ConsoleWrite } from './useConsoleWrite';

interface Props {
  title: string;
  effect: string;
  confirm: string;
  write: Pick<ConsoleWrite<null>, 'run' | 'pending' | 'problem'>;
  onClose: () => void;
}

/** Asks before something ends. */
export function ConfirmDialog({ title, effect, confirm, write, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} description={effect} placement="center">
      <p role="alert">{write.problem}</p>
      <ButtonRow>
        <Button tone="danger" pending={write.pending} onClick={() => write.run(null)}>
          {confirm}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {consolaEs.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
