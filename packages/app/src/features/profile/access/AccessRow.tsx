import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { IconName } from '@arma11/core/art';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Icon } from '@arma11/widgets/ui';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;

  & > svg {
    flex: none;
    color: ${token('colorTextMuted')};
  }

  & > span {
    flex: 1 1 136px;
    min-width: 0;
  }

  & b {
    ${displayText}
    display: block;
    font-size: ${displaySize(18)};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    line-height: 1.4;
  }
`;

interface Props {
  icon: IconName;
  title: string;
  /** What else is known of it, one line each. */
  notes: readonly string[];
  /** What ends it. */
  action: ReactNode;
}

/** Something that can reach the account, and what ends that. */
export function AccessRow({ icon, title, notes, action }: Props) {
  return (
    <Row>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
      {action}
    </Row>
  );
}
