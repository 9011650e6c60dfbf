import { useState } from 'react';
import type { UserMini } from '@arma11/core/contract';
import { Avatar, Button, ErrorBlock, LiveRegion, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { Block } from '../../../../page/Column';
import { ListRow } from '../../../../page/ListRow';
import { Rows } from '../../../../page/Rows';
import { useUpdateSala } from './useUpdateSala';

const t = es.prediRooms.settings;

/** Whom the owner sent off, and the way to let them in again: the code opens the room to them once more (rules R16.8). */
export function RemovedList({ id, removed }: { id: number; removed: readonly UserMini[] }) {
  const [back, setBack] = useState('');
  const { update, pending, error } = useUpdateSala(id, ({ readmit }) => {
    setBack(removed.find((user) => user.id === readmit)?.username ?? '');
  });
  return (
    <>
      {removed.length > 0 && (
        <Block>
          <SectionHeading title={t.removedTitle} />
          <Rows>
            {removed.map((user) => (
              <li key={user.id}>
                <ListRow>
                  <Avatar seed={user.id} src={user.avatar} size={40} />
                  <span>
                    <b>{user.username}</b>
                  </span>
                  <Button
                    kind="ghost"
                    pending={pending}
                    aria-label={t.readmitOf(user.username)}
                    onClick={() => update({ readmit: user.id })}
                  >
                    {t.readmit}
                  </Button>
                </ListRow>
              </li>
            ))}
          </Rows>
          {error && <ErrorBlock text={error.message} />}
        </Block>
      )}
      <LiveRegion message={back === '' ? '' : t.readmitted(back)} />
    </>
  );
}
