import { useLineupChangeWords } from '../../messages/lineupChange.es';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { SlotPicker } from '../model/slotPicker';

/** Asks once more before an injured or suspended player takes a slot. */
export function ConfirmUnavailable({ picker }: { picker: SlotPicker }) {
  const t = useLineupChangeWords();
  const player = picker.confirming;
  return (
    <Dialog
      open={player !== null}
      onClose={picker.cancelConfirm}
      placement="center"
      title={player ? t.unavailable(player.full_name, t.conditions[player.condition].toLowerCase()) : ''}
      closeLabel={t.close}
      footer={
        <>
          <Button wide onClick={picker.confirm}>
            {t.putAnyway}
          </Button>
          <Button wide kind="secondary" onClick={picker.cancelConfirm}>
            {t.chooseOther}
          </Button>
        </>
      }
    >
      {player?.condition_note}
    </Dialog>
  );
}
