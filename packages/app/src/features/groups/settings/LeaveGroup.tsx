import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Group } from '@arma11/core/back-office';
import { Button } from '@arma11/widgets/ui';
import { askGroups } from '../../../group/askGroups';
import { GROUPS_PATH } from '../../../group/groupHref';
import { groupKeys } from '../../../group/groupQueries';
import { useGroupWrite } from '../../../group/useGroupWrite';
import { es } from '../../../messages/es';
import { AskDialog } from '../dialogs/AskDialog';

const t = es.groups.settings;

/** Leaves a group, after asking; its leader reads who leads then, and the last one that it ends (rules R23.2). */
export function LeaveGroup({ group, me }: { group: Group; me: number }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const write = useGroupWrite(
    (client) => askGroups(client, 'removeMember', { group: group.id, user: me }),
    () => void navigate(GROUPS_PATH, { replace: true }),
    // The group itself is not asked for again: it is not theirs to read any more.
    { once: true, moves: [groupKeys.list] },
  );
  const text = group.members.length < 2 ? t.leaveLast : group.mine ? t.leaveLeader : t.leaveText;
  return (
    <>
      <Button kind="ghost" tone="danger" icon="logout" onClick={() => setAsking(true)}>
        {t.leave}
      </Button>
      {asking && (
        <AskDialog
          title={t.leaveTitle(group.name)}
          text={text}
          action={t.leave}
          write={write}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
