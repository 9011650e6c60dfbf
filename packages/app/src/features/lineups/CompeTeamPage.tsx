import { lazy } from 'react';
import { hasJoined } from '@arma11/core/domain';
import { useOutbox } from '../../offline/outbox/useOutbox';
import { useCompeSala } from '../../room/openRoom';
import { LineupPicture } from './LineupPictureLater';
import { TeamEditor } from './TeamEditor';

// Who opens this page has a seat nearly always.
const NotInSala = lazy(async () => ({ default: (await import('./NotInSala')).NotInSala }));

/** `/compe/sala/{idSala}`: the lineup editor. */
export function CompeTeamPage() {
  const sala = useCompeSala();
  useOutbox();
  if (!hasJoined(sala)) return <NotInSala sala={sala} />;
  return (
    <>
      <TeamEditor entryId={sala.ins_user} />
      <LineupPicture ins={sala.ins_user} place={`${sala.league_name} · ${sala.jornada_name}`} />
    </>
  );
}
