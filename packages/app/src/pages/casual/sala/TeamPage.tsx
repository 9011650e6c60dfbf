import { LineupEditor } from '@arma11/widgets';
import { useCasualEntry } from '../../../shell/CasualSala';

/** `/casual/sala/{idIns}`: the team of six; another player's opens once the room has closed. */
export function TeamPage() {
  return <LineupEditor entryId={useCasualEntry().id} />;
}
