import { Suspense } from 'react';
import type { Group } from '@arma11/core/back-office';
import { lazyNamed } from '../../../page/lazyNamed';
import type { GroupDialog } from './GroupButtons';

const InviteDialog = lazyNamed(() => import('./InviteDialog'), 'InviteDialog');
const SettingsDialog = lazyNamed(() => import('./SettingsDialog'), 'SettingsDialog');

interface Props {
  group: Group;
  opened: GroupDialog | null;
  onClose: () => void;
}

/** What the buttons of a group's head open; beside the page, in a section, so that a dialog's own head is none of the page. */
export function GroupDialogs({ group, opened, onClose }: Props) {
  return (
    <section>
      <Suspense fallback={null}>
        {opened === 'invite' && <InviteDialog group={group} onClose={onClose} />}
        {opened === 'settings' && <SettingsDialog group={group} onClose={onClose} />}
      </Suspense>
    </section>
  );
}
