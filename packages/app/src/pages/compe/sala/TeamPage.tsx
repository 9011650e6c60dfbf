import { LineupEditor } from '@arma11/widgets';
import { useCompeSala } from '../../../shell/CompeSala';
import { NotInSala } from './NotInSala';

/** `/compe/sala/{idSala}`: the lineup editor. */
export function TeamPage() {
  const sala = useCompeSala();
  return sala.ins_user > 0 ? <LineupEditor entryId={sala.ins_user} /> : <NotInSala sala={sala} />;
}
