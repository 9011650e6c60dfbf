import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  margin: 0;
  color: ${token('colorTextMuted')};
`;

/** The way in of who has no account yet. */
export function NewHere({ onOpen }: { onOpen: () => void }) {
  return (
    <Line>
      {es.account.register.question}
      <Button kind="ghost" onClick={onOpen}>
        {es.account.register.open}
      </Button>
    </Line>
  );
}

/** The way in of who no longer knows the password. */
export function Forgotten({ onOpen }: { onOpen: () => void }) {
  return (
    <Line>
      <Button kind="ghost" onClick={onOpen}>
        {es.account.forgot.open}
      </Button>
    </Line>
  );
}
