import { styled } from 'styled-components';
import { space } from '@arma11/widgets/theme';
import { Button, Dialog } from '@arma11/widgets/ui';
import { CopyBlock } from './CopyBlock';

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
`;

interface Props {
  words: { once: string; onceExplain: string; done: string };
  secret: string;
  onClose: () => void;
}

/** Shows a secret, this once. */
export function SecretDialog({ words, secret, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={words.once} description={words.onceExplain} placement="center">
      <Body>
        <CopyBlock text={secret} label={words.once} />
        <Button wide onClick={onClose}>
          {words.done}
        </Button>
      </Body>
    </Dialog>
  );
}
