import { Chip } from '@arma11/widgets/ui';
import { es } from '../../../../messages/es';
import { KeyGroup } from './KeyGroup';
import { MODES, type PrivateMode } from './newRoom';

const t = es.prediRooms.create;

/** How the pot works, with what that means. */
export function ModeKeys({ value, onChange }: { value: PrivateMode; onChange: (mode: PrivateMode) => void }) {
  return (
    <KeyGroup label={t.mode} hint={t.modeHelp[value]}>
      {MODES.map((mode) => (
        <Chip key={mode} pressed={mode === value} onClick={() => onChange(mode)}>
          {t.modes[mode]}
        </Chip>
      ))}
    </KeyGroup>
  );
}
