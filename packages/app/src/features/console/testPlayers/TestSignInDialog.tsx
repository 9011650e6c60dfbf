import { styled } from 'styled-components';
import type { TestPlayer } from '@arma11/core/back-office';
import { space } from '@arma11/widgets/theme';
import { Button, Dialog } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { CopyBlock } from '../partner/CopyBlock';

const t = consolaEs.testPlayers;

const Body = styled.div`
  display: grid;
  gap: ${space(4)};
`;

/** What a test player signs in with. */
export type TestSignIn = TestPlayer & { password: string };

/** Shows what a test player signs in with: the password this once. */
export function TestSignInDialog({ told, onClose }: { told: TestSignIn; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={told.username} description={t.once} placement="center">
      <Body>
        <CopyBlock text={told.email} label={t.email} />
        <CopyBlock text={told.password} label={t.password} />
        <Button wide onClick={onClose}>
          {t.done}
        </Button>
      </Body>
    </Dialog>
  );
}
