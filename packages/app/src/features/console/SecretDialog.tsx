import { Button, Dialog } from '@arma11/widgets/ui';
import { CopyBlock } from './CopyBlock';

interface Props {
  words: { once: string; onceExplain: string; done: string };
  secret: string;
  onClose: () => void;
}

/** Shows a secret, this once. */
export function SecretDialog({ words, secret, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={words.once} description={words.onceExplain} placement="center">
      <CopyBlock text={secret} label={words.once} />
      <Button wide onClick={onClose}>
        {words.done}
      </Button>
    </Dialog>
  );
}
