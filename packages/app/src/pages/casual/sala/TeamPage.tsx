import { LineupEditor } from '@arma11/widgets';
import { useOutbox } from '../../../outbox/useOutbox';
import { LineupPicture } from '../../../room/LineupPicture';
import { useCasualEntry } from '../../../shell/CasualSala';

/** `/casual/sala/{idIns}`: the team of six; another player's opens once the room has closed. */
export function TeamPage() {
  const { id, sala_detail } = useCasualEntry();
  useOutbox();
  const place = `${sala_detail.league_name} · ${sala_detail.jornada_name}`;
  return (
    <>
      <LineupEditor entryId={id} />
      {sala_detail.ins_user === id && <LineupPicture ins={id} place={place} six />}
    </>
  );
}
