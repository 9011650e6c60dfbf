import { useState } from 'react';
import { styled } from 'styled-components';
import type { Group } from '@arma11/core/back-office';
import { token } from '@arma11/widgets/theme';
import { Dialog } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { useMe } from '../open/useMe';
import { GroupMembers } from './GroupMembers';
import { LeaveGroup } from './LeaveGroup';
import { LooksForm } from './LooksForm';
import { NewSeason } from './NewSeason';

const t = es.groups.settings;

const Parts = styled.div`
  display: grid;
  gap: 24px;
`;

const Said = styled.p`
  position: sticky;
  top: 0;
  z-index: 1;
  margin: 0;
  padding: 8px 12px;
  border-radius: ${token('radiusSmall')};
  background: ${token('colorSurfaceSunken')};
  font-weight: 500;

  &:empty {
    display: none;
  }
`;

/** What a group is made of: for its leader name, crest and season; for everybody who is in it, and the way out. */
export function SettingsDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const me = useMe()?.id;
  const [said, setSaid] = useState('');
  return (
    <Dialog open onClose={onClose} title={t.title} description={es.groups.countsOf[group.counts]} tall>
      <Said role="status">{said}</Said>
      <Parts>
        {group.mine && <LooksForm group={group} onSaid={setSaid} />}
        <GroupMembers group={group} me={me} onSaid={setSaid} />
        {group.mine && <NewSeason group={group} onSaid={setSaid} />}
        {me !== undefined && <LeaveGroup group={group} me={me} />}
      </Parts>
    </Dialog>
  );
}
