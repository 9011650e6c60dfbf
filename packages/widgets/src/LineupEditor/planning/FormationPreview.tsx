import type { Player } from '@arma11/core/contract';
import { formationLabel } from '@arma11/core/domain';
import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { PlayerFigure } from '../players/PlayerFigure';
import type { PlannedSwap } from '../model/lineupPlan';
import { Exchange } from './PlanDialog.styles';
import type { LineupPlanner, OpenPlan } from '../model/lineupPlanner';

/** Props of FormationPreview. */
export interface FormationPreviewProps {
  planner: LineupPlanner;
  open: Extract<OpenPlan, { kind: 'formation' }> | null;
}

/** Says who leaves and who enters before a change of formation: 'Sale: X. Entra: Y.' */
export function FormationPreview({ planner, open }: FormationPreviewProps) {
  const t = useLineupChangeWords();
  const label = open ? formationLabel(open.formation) : '';
  const swaps = open?.plan.swaps ?? [];
  const names = (players: readonly (Player | null)[]) =>
    players.map((player) => player?.short_name ?? t.bestAvailable).join(', ');
  return (
    <Dialog
      open={open !== null}
      onClose={planner.cancel}
      placement="center"
      title={t.previewFormation(label)}
      description={`${t.leaves(names(swaps.map((swap) => swap.out)))} ${t.enters(names(swaps.map((swap) => swap.in)))}`}
      closeLabel={t.close}
      footer={
        <>
          <Button wide onClick={() => void planner.confirm()}>
            {t.confirmFormation(label)}
          </Button>
          <Button wide kind="secondary" onClick={planner.cancel}>
            {t.cancel}
          </Button>
        </>
      }
    >
      {swaps.map((swap) => (
        <Pair key={swap.out.id} swap={swap} />
      ))}
    </Dialog>
  );
}

function Pair({ swap }: { swap: PlannedSwap }) {
  const t = useLineupChangeWords();
  return (
    <Exchange aria-hidden="true">
      <Side player={swap.out} />
      <Icon name="swap" size={26} />
      {swap.in ? <Side player={swap.in} /> : <small>{t.bestAvailable}</small>}
    </Exchange>
  );
}

function Side({ player }: { player: Player }) {
  const t = useLineupChangeWords();
  return (
    <span>
      <PlayerFigure player={player} size={52} />
      <b>{player.short_name}</b>
      <small>{t.conditions[player.condition]}</small>
    </span>
  );
}
