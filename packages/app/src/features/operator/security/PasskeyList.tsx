import { styled } from 'styled-components';
import type { Passkey } from '@arma11/core/back-office';
import { formatShortDay } from '@arma11/core/domain';
import { space, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { knowsPasskeys } from './passkeyCeremonies';

// What takes a key away stands beside it, however long its name is.
const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-width: 480px;
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
  }

  & > li > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > li > :last-child {
    flex: none;
  }

  & small {
    color: ${token('colorTextMuted')};
  }
`;

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
        <List>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <b>{passkey.name}</b>
                <small>{used(passkey)}</small>
              </span>
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
        </List>
      )}
      {knowsPasskeys() && (
        <Button kind="secondary" onClick={onAdd}>
          {t.add}
        </Button>
      )}
    </section>
  );
}
