import type { HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import { displaySize, displayText, ellipsis, fontSize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';

const Line = styled.div<{ $wraps: boolean; $plain: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 6px 16px;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline-offset: -3px;
  }

  & > span:first-of-type {
    flex: 1;
    min-width: 0;
  }

  & b {
    display: block;
    ${({ $plain }) =>
      !$plain &&
      css`
        ${displayText}
        font-size: ${displaySize(18)};
      `}
    ${({ $wraps }) => !$wraps && ellipsis}
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    ${({ $wraps }) => !$wraps && ellipsis}
  }

  & > strong {
    ${displayText}
    font-size: ${displaySize(22)};
  }
`;

interface Props extends HTMLAttributes<HTMLElement> {
  /** Where it leads. @default nowhere: it is no link */
  href?: string | null;
  /** Long names and notes take several lines. @default false, they are cut */
  wraps?: boolean;
  /** The name stands in the face of the text. @default false, in that of headings */
  plain?: boolean;
}

/** A line of a list: a picture, in a `span` a name (`b`) over notes (`small`), and a figure (`strong`). */
export function ListRow({ href, wraps = false, plain = false, ...rest }: Props) {
  const look = { $wraps: wraps, $plain: plain };
  return href ? <Line as={Link} {...look} {...rest} {...({ href } as object)} /> : <Line {...look} {...rest} />;
}
