import { usePrediWords } from '../messages/usePrediWords';
import type { Joining } from '../RoomCard/useJoinRoom';
import { Button } from '../ui/Button';
import { useMoney } from '../viewer/useMoney';
import { SignInNote } from '../provider/SignInNote';
import type { SignInDoor } from '../provider/useSignIn';
import { Bar, Door, Fact } from './SaveBar.styles';
import type { PrediccionPanelState } from './prediccionPanelState';

/** The sticky bar: points in play, the winner's prize and Guardar (product.md §2). */
export function SaveBar({ panel, join }: { panel: PrediccionPanelState; join: Joining }) {
  const t = usePrediWords();
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
  const t = usePrediWords();
  const money = useMoney();
  const { dirty, saving, joined, save, phase } = panel;
  if (!joined) {
    const fee = join.site?.amount_ins ?? 0;
    const words = fee > 0 ? t.joinFor(money.amount(fee)) : t.join;
    return (
      <Button pending={join.pending} disabledReason={phase === 'full' ? t.roomFull : undefined} onClick={join.start}>
        {phase === 'full' ? t.full : words}
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

/** The sign-in that 'Unirme' asked for, beside the bar. */
export function DoorRow({ door }: { door: SignInDoor }) {
  if (!door.state) return null;
  return (
    <Door>
      <SignInNote door={door} />
    </Door>
  );
}
