import type { Passkey } from '@arma11/core/contract';
import { formatShortDay } from '@arma11/core/domain';
import { Button } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { knowsPasskeys } from './passkeyCeremonies';

const t = operadorSecurityEs.passkeys;

interface Props {
  passkeys: readonly Passkey[];
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys by their names, and the way to one more where the browser knows them. */
export function PasskeyList({ passkeys, onAdd, onRemove }: Props) {
  const used = ({ last_used_at: at }: Passkey) => t.used(at === null ? null : formatShortDay(at));
  return (
    <section>
      <h2>{t.title}</h2>
      {passkeys.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <b>{passkey.name}</b> {used(passkey)}{' '}
              <Button
                kind="ghost"
                tone="danger"
                aria-label={t.removeNamed(passkey.name)}
                onClick={() => onRemove(passkey)}
              >
                {t.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() && (
        <Button kind="secondary" onClick={onAdd}>
          {t.add}
        </Button>
      )}
    </section>
  );
}
