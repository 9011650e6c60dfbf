import { useMessages } from '../provider/MessagesContext';
import type { Joining } from '../RoomCard/useJoinRoom';
import { useSignInRequest } from '../provider/SignInContext';
import { Button } from '../ui/Button';
import { useMoney } from '../viewer/useMoney';
import { Bar, Fact } from './SaveBar.styles';
import type { PrediccionPanelState } from './prediccionPanelState';

/** The sticky bar: points in play, the winner's prize and Guardar (product.md §2). */
export function SaveBar({ panel, join }: { panel: PrediccionPanelState; join: Joining }) {
  const t = useMessages().predi;
  const money = useMoney();
  const { points, room, editable } = panel;
  return (
    <Bar part="bar">
      {points.mine !== null && !editable ? (
        <Fact>
          {t.yourPoints} <b>{t.of(points.mine, points.inPlay)}</b>
        </Fact>
      ) : (
        <Fact>
          {t.inPlay} <b>{t.points(points.inPlay)}</b>
        </Fact>
      )}
      {room && room.top_award > 0 && (
        <Fact part="prize" data-tone="coin">
          {t.prize} <b>{money.amount(room.top_award)}</b>
        </Fact>
      )}
      {(editable || (!panel.joined && panel.phase === 'full')) && <BarButton panel={panel} join={join} />}
    </Bar>
  );
}

function BarButton({ panel, join }: { panel: PrediccionPanelState; join: Joining }) {
  const t = useMessages().predi;
  const signIn = useSignInRequest();
  const { dirty, saving, joined, viewer, save, phase } = panel;
  if (!joined) {
    const enter = viewer.status === 'signedOut' ? (signIn ?? join.start) : join.start;
    return (
      <Button
        part="button-primary"
        pending={join.pending}
        disabledReason={phase === 'full' ? t.roomFull : undefined}
        onClick={enter}
      >
        {phase === 'full' ? t.full : t.join}
      </Button>
    );
  }
  return (
    <Button
      part="save"
      pending={saving}
      disabledReason={dirty || saving ? undefined : t.nothingToSave}
      onClick={() => void save()}
    >
      {saving ? t.saving : t.save}
    </Button>
  );
}
