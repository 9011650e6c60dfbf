import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import type { GroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';

const t = es.groups.settings;

interface Props {
  title: string;
  text: string;
  /** What the button that does it says. */
  action: string;
  write: Pick<GroupWrite<null>, 'run' | 'pending' | 'problem'>;
  onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export function AskDialog({ title, text, action, write: { run, pending, problem }, onClose }: Props) {
  const footer = (
    <>
      <Button tone="danger" wide pending={pending} onClick={() => run(null)}>
        {pending ? t.working : action}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {t.keep}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} placement="center" footer={footer}>
      <p>{text}</p>
      {problem !== null && <ErrorBlock title={t.notDone} text={problem} />}
    </Dialog>
  );
}
