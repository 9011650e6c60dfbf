import { styled } from 'styled-components';
import { IconButton } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const Row = styled.span`
  display: flex;
  flex: none;
`;

/** What can be opened over the pages of a group. */
export type GroupDialog = 'invite' | 'settings';

/** In the head of a group: inviting somebody, and its settings. */
export function GroupButtons({ onOpen }: { onOpen: (dialog: GroupDialog) => void }) {
  const { invite, settings } = es.groups;
  return (
    <Row>
      <IconButton icon="share" label={invite.open} aria-haspopup="dialog" onClick={() => onOpen('invite')} />
      <IconButton icon="gear" label={settings.open} aria-haspopup="dialog" onClick={() => onOpen('settings')} />
    </Row>
  );
}
