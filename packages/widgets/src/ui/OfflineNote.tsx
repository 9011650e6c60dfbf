import { styled } from 'styled-components';
import { fontSize, token } from '../theme';
import { Icon } from './Icon';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 14px;
  border-radius: ${token('radius')};
  background: ${token('colorWarning')};
  color: ${token('colorCoinText')};

  &[data-quiet='true'] {
    background: ${token('colorSurfaceSunken')};
    box-shadow: inset 0 0 0 1px ${token('colorBorder')};
    color: ${token('colorText')};
  }

  & > svg {
    flex: none;
  }

  & b {
    display: block;
    font-weight: 600;
  }

  & span {
    font-size: ${fontSize(13)};
    line-height: 1.35;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Props of OfflineNote. */
export interface OfflineNoteProps {
  title?: string;
  text: string;
  /** For something only read: what is shown is what was kept. Loud (the default) is for what waits to be sent. */
  quiet?: boolean;
}

/** Says that there is no connection: what waits to be sent, or how old what is shown is. */
export function OfflineNote({ title, text, quiet = false }: OfflineNoteProps) {
  return (
    <Box role="status" data-quiet={quiet}>
      <Icon name="offline" />
      <div>
        {title && <b>{title}</b>}
        <span>{text}</span>
      </div>
    </Box>
  );
}
