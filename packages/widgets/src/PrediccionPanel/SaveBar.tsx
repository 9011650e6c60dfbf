import { useMoney } from '../headless/useMoney';
import { usePrediWords } from '../messages/predi.es';
import { SignInNote } from '../provider/SignInNote';
import type { Joining } from '../RoomCard/useJoinRoom';
import { Button } from '../ui/Button';
import type { PanelState } from './prediccionPanelState';
import { Bar, Fact, SignInRow } from './SaveBar.styles';

/** The sticky bar: points in play, the winner's prize and Guardar (product §2). */
export function SaveBar({ panel, join }: { panel: PanelState; join: Joining }) {
  const t = usePrediWords();
  const money = useMoney();
  const { points, room, editable } = panel;
  return (
    <Bar part="bar" data-signing-in={join.signIn.state !== null}>
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
      {join.signIn.state && (
        <SignInRow>
          <SignInNote signIn={join.signIn} />
        </SignInRow>
      )}
    </Bar>
  );
}

function BarButton({ panel, join }: { panel: PanelState; join: Joining }) {
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
