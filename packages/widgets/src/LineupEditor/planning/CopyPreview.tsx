import type { Lineup } from '@arma11/core/contract';
import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { PlayerFigure } from '../players/PlayerFigure';
import { planCopy } from '../model/lineupPlan';
import { Swaps } from './PlanDialog.styles';

/** Who comes for whom when another team is copied. */
export function CopyPreview({ lineup, team }: { lineup: Lineup; team: Lineup }) {
  const { swaps } = planCopy(lineup, team, null)!;
  return (
    <Swaps>
      {swaps.map(({ out, in: incoming }) => (
        <li key={out.id}>{incoming && <Swap out={out} incoming={incoming} />}</li>
      ))}
    </Swaps>
  );
}

type Player = Lineup['porteros'][number]['player'];

function Swap({ out, incoming }: { out: Player; incoming: Player }) {
  const t = useLineupChangeWords();
  return (
    <>
      <PlayerFigure player={incoming} size={44} />
      <div>
        <b>{incoming.full_name}</b>
        <small>
          {t.swapFor(out.short_name)} · {t.average(t.oneDecimal(incoming.avg_points))}
        </small>
      </div>
    </>
  );
}
