import { Dialog } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { askFactor } from './askFactor';
import { FactorForm } from './FactorForm';
import { useFactorAct } from './useFactorAct';

const t = operadorSecurityEs.remove;

/** What is to go: the app, or the passkey of an id. */
export type Leaving = { name: string; id: number | 'totp' };

/** Asks before a factor is taken away. */
export function RemoveDialog({ leaving: { name, id }, onClose }: { leaving: Leaving; onClose: () => void }) {
  const remove = useFactorAct<null, object>(
    (client) => (id === 'totp' ? askFactor(client, 'removeTotp') : askFactor(client, 'removePasskey', { id })),
    onClose,
  );
  return (
    <>
      <Dialog open onClose={onClose} title={t.title(name)} placement="center">
        <FactorForm
          confirm={t.confirm}
          danger
          pending={remove.pending}
          problem={remove.problem}
          onSubmit={() => remove.run(null)}
        >
          <p>{t.effect}</p>
        </FactorForm>
      </Dialog>
      {remove.reauth}
    </>
  );
}
