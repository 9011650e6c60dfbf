import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import type { IconName } from '@arma11/core';
import { useUiWords } from '../messages/ui.es';
import { duration, fontSize, token } from '../theme';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

const rise = keyframes`
  from { transform: translateY(16px); opacity: 0; }
`;

const Box = styled.div`
  position: fixed;
  inset: auto 16px calc(72px + env(safe-area-inset-bottom, 0px));
  z-index: 30;
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 520px;
  min-height: 56px;
  margin-inline: auto;
  padding: 4px 4px 4px 14px;
  border-radius: ${token('radius')};
  background: ${token('colorText')};
  box-shadow: ${token('shadow')};
  color: ${token('colorSurface')};
  font-size: ${fontSize(15)};
  font-weight: 500;
  line-height: 1.3;
  animation: ${rise} ${duration(200)} ease-out;

  & > svg {
    flex: none;
  }

  & > span {
    flex: 1;
    min-width: 0;
    padding: 8px 0;
  }

  /* Colours turn round inside: the scheme's accent would not read on its own text colour. */
  && > button {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const ICONS = { good: 'check', bad: 'warning', plain: 'info' } as const satisfies Record<string, IconName>;

/** Props of Toast. */
export interface ToastProps {
  tone?: keyof typeof ICONS;
  children: ReactNode;
  /** One action, as 'Deshacer'. */
  action?: ReactNode;
  onClose?: () => void;
}

/** A short message over the bottom bar; the caller decides how long it stays. */
export function Toast({ tone = 'plain', children, action, onClose }: ToastProps) {
  const t = useUiWords();
  return (
    <Box role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} />
      <span>{children}</span>
      {action}
      {onClose && <IconButton icon="close" label={t.close} onClick={onClose} />}
    </Box>
  );
}
