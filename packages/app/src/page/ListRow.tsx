import type { HTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import { displaySize, displayText, fontSize, token } from '@arma11/widgets/theme';
import { Link } from '@arma11/widgets/ui';

const Line = styled.div<{ $plain: boolean }>`
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
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    color: ${token('colorTextMuted')};
    font-size: ${fontSize(13)};
    overflow-wrap: anywhere;
  }

  & > strong {
    ${displayText}
    font-size: ${displaySize(22)};
  }
`;

interface Props extends HTMLAttributes<HTMLElement> {
  /** Where it leads. @default nowhere: it is no link */
  href?: string | null;
  /** The name stands in the face of the text. @default false, in that of headings */
  plain?: boolean;
}

/** A line of a list: a picture, in a `span` a name (`b`) over notes (`small`), and a figure (`strong`). No text is cut. */
export function ListRow({ href, plain = false, ...rest }: Props) {
  return href ? (
    <Line as={Link} $plain={plain} {...rest} {...({ href } as object)} />
  ) : (
    <Line $plain={plain} {...rest} />
  );
}
