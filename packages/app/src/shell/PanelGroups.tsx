import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Icon, Link } from '@arma11/widgets/ui';
import { GROUPS_PATH } from '../group/groupHref';
import { es } from '../messages/es';

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  /* Close to what is around it: the panel still fits on a screen of 800 pixels. */
  margin: -10px -8px 4px;
  padding: 0 8px;
  border-radius: ${token('radiusSmall')};
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(15)};
  font-weight: 500;
  text-decoration: none;

  & > svg:last-child {
    margin-left: auto;
  }

  &:hover {
    background: ${token('colorSurfaceRaised')};
    color: ${token('colorText')};
  }

  &[aria-current] {
    color: ${token('colorAccent')};
    font-weight: 600;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** In the side panel of wide screens, the way to the player's groups of friends. */
export function PanelGroups() {
  const open = useLocation().pathname.startsWith(GROUPS_PATH);
  return (
    <Way href={GROUPS_PATH} aria-current={open ? 'true' : undefined}>
      <Icon name="users" size={22} />
      {es.shell.titles.groups}
      <Icon name="chevronRight" size={18} />
    </Way>
  );
}
