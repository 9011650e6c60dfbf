import { useOutbox } from '../../offline/outbox/useOutbox';
import { useCasualEntry } from '../../room/openRoom';
import { LineupPicture } from './LineupPictureLater';
import { TeamEditor } from './TeamEditor';

/** `/casual/sala/{idIns}`: the team of six; another player's opens once the room has closed. */
export function CasualTeamPage() {
  const { id, sala_detail } = useCasualEntry();
  useOutbox();
  const place = `${sala_detail.league_name} · ${sala_detail.jornada_name}`;
  return (
    <>
      <TeamEditor entryId={id} />
      {sala_detail.ins_user === id && <LineupPicture ins={id} place={place} six />}
    </>
  );
}
