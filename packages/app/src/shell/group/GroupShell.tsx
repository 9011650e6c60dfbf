import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useClient } from '@arma11/core';
import { GroupButtons, type GroupDialog } from '../../features/groups/settings/GroupButtons';
import { GroupDialogs } from '../../features/groups/settings/GroupDialogs';
import { GroupCrest } from '../../group/GroupCrest';
import { groupHref, GROUPS_PATH } from '../../group/groupHref';
import { groupQueries } from '../../group/groupQueries';
import { es } from '../../messages/es';
import { NotFoundPage } from '../../page/NotFoundPage';
import { roomId } from '../../page/roomId';
import { SalaFrame } from '../room/SalaFrame';
import { SalaWait } from '../room/SalaWait';
import { tabItems } from '../room/tabItems';

const t = es.groups.tabs;

/** The shell of a group of friends, with its four tabs. */
export function GroupShell() {
  const id = roomId(useParams().idGrupo);
  return id === null ? <NotFoundPage /> : <Loaded id={id} />;
}

function Loaded({ id }: { id: number }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<GroupDialog | null>(null);
  const { data, error, refetch, isFetching } = useQuery(groupQueries.open(useClient(), id));
  if (!data)
    return (
      <SalaWait
        away={GROUPS_PATH}
        error={error}
        retry={() => void refetch()}
        retrying={isFetching}
        gone={es.groups.gone}
      />
    );
  return (
    <>
      <SalaFrame
        backHref={GROUPS_PATH}
        sign={<GroupCrest crest={data.crest} size={36} />}
        title={data.name}
        subtitle={es.groups.members(data.members.length)}
        badge={<GroupButtons onOpen={setOpened} />}
        tabsLabel={t.label}
        tabs={tabItems(groupHref(id), tabs(), pathname)}
        context={data}
      />
      <GroupDialogs group={data} opened={opened} onClose={() => setOpened(null)} />
    </>
  );
}

const tabs = () => [
  { path: '', label: t.table },
  { path: '/muro', label: t.wall },
  { path: '/salas', label: t.rooms },
  { path: '/marcas', label: t.records },
];
