import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { Button } from '../../ui/Button';
import { CheckField } from '../../ui/CheckField';
import { Dialog } from '../../ui/Dialog';
import { PlayerFigure } from '../players/PlayerFigure';
import type { PlannedSwap } from '../model/lineupPlan';
import { Swaps } from './PlanDialog.styles';
import type { LineupPlanner, OpenPlan } from '../model/lineupPlanner';

/** Props of AutofillPreview. */
export interface AutofillPreviewProps {
  planner: LineupPlanner;
  open: Extract<OpenPlan, { kind: 'autofill' }> | null;
}

/** Lists what 'Completar con los mejores' would change; whoever is ticked stays. */
export function AutofillPreview({ planner, open }: AutofillPreviewProps) {
  const t = useLineupChangeWords();
  const changes = open?.plan.swaps.length ?? 0;
  return (
    <Dialog
      open={open !== null}
      onClose={planner.cancel}
      title={t.previewFill}
      description={t.previewFillHelp}
      closeLabel={t.close}
      footer={
        <>
          <Button wide disabledReason={changes === 0 ? t.keptAll : undefined} onClick={() => void planner.confirm()}>
            {t.applyFill(changes)}
          </Button>
          <Button wide kind="secondary" onClick={planner.cancel}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <Swaps>
        {open &&
          open.proposed.swaps.map((swap) => <SwapRow key={swap.slot} swap={swap} open={open} planner={planner} />)}
      </Swaps>
    </Dialog>
  );
}

interface SwapRowProps {
  swap: PlannedSwap;
  open: Extract<OpenPlan, { kind: 'autofill' }>;
  planner: LineupPlanner;
}

function SwapRow({ swap, open, planner }: SwapRowProps) {
  const t = useLineupChangeWords();
  const kept = open.keep.has(swap.slot);
  // Keeping one player may bring another newcomer to this slot, under a limit per club.
  const incoming = open.plan.swaps.find(({ slot }) => slot === swap.slot)?.in ?? swap.in;
  if (!incoming) return null;
  return (
    <li data-kept={kept}>
      <PlayerFigure player={incoming} size={44} />
      <div>
        <b>{incoming.full_name}</b>
        <small>
          {t.swapFor(swap.out.short_name)} · {t.average(t.oneDecimal(incoming.avg_points))}
        </small>
      </div>
      <CheckField label={t.keep(swap.out.short_name)} checked={kept} onChange={() => planner.toggleKeep(swap.slot)} />
    </li>
  );
}
