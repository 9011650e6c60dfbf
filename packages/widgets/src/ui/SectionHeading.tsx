import { styled } from 'styled-components';
import { displaySize, displayText, token } from '../theme';
import { Icon } from './Icon';
import { Link } from './Link';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: ${token('target')};
  margin-bottom: 4px;

  & > :first-child {
    ${displayText}
    min-width: 0;
    margin: 0;
    color: ${token('colorText')};
    font-size: ${displaySize(24)};
  }

  & > a {
    display: flex;
    flex: none;
    align-items: center;
    gap: 2px;
    min-height: ${token('target')};
    color: ${token('colorAccent')};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
`;

/** Props of SectionHeading. */
export interface SectionHeadingProps {
  title: string;
  /** Where the rest of the section is. */
  more?: { href: string; label: string };
  /** The heading's level. @default 2 */
  level?: 1 | 2 | 3;
}

/** A section's title and the way to the rest of it. */
export function SectionHeading({ title, more, level = 2 }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Row>
      <Heading>{title}</Heading>
      {more && (
        <Link href={more.href}>
          {more.label}
          <Icon name="chevronRight" size={20} stroke={2.2} />
        </Link>
      )}
    </Row>
  );
}
