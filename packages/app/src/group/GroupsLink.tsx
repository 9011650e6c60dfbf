import { ButtonLink } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { GROUPS_PATH } from './groupHref';

/** The way to the player's groups of friends. */
export const GroupsLink = () => (
  <ButtonLink kind="secondary" icon="users" href={GROUPS_PATH}>
    {es.shell.titles.groups}
  </ButtonLink>
);
