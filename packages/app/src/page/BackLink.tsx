import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${token('target')};
  margin: 12px 16px -16px 10px;
  color: ${token('colorAccent')};
  font-weight: 600;
  text-decoration: none;
`;

/** The way to the page above. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <Way href={href}>
      <Icon name="back" size={20} />
      {label}
    </Way>
  );
}
