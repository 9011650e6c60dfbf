import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '@arma11/core/art';
import { fontSize, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: inset 0 0 0 1px ${token('colorBorderStrong')};
  font-size: ${fontSize(15)};
  line-height: 1.35;

  & > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  & > p {
    flex: 1 1 180px;
    min-width: 0;
    margin: 0;
  }

  &[data-tone='good'] > svg {
    color: ${token('colorBandHigh')};
  }

  &[data-tone='bad'] > svg {
    color: ${token('colorLive')};
  }
`;

interface Props {
  icon?: IconName;
  /** @default 'plain' */
  tone?: 'plain' | 'good' | 'bad';
  /** Where it leads, or what to do. */
  action?: ReactNode;
  children: ReactNode;
}

/** One sentence that a player should read before going on, and the way on. */
export function Note({ icon = 'info', tone = 'plain', action, children }: Props) {
  return (
    <Box data-tone={tone}>
      <Icon name={icon} size={22} />
      <p>{children}</p>
      {action}
    </Box>
  );
}
