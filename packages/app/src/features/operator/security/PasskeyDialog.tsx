import type { FactorAdded } from '@arma11/core/back-office';
import { Dialog, Field } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { FactorForm } from './FactorForm';
import { makePasskey } from './passkeyCeremonies';
import { useFactorAct } from './useFactorAct';

const t = operadorSecurityEs.passkeys;

/** Adds a passkey under a name. */
export function PasskeyDialog({ onAdded, onClose }: { onAdded: (added: FactorAdded) => void; onClose: () => void }) {
  const make = useFactorAct(makePasskey, onAdded);
  return (
    <>
      <Dialog open onClose={onClose} title={t.dialog} description={t.explain} placement="center">
        <FactorForm
          confirm={t.confirm}
          pending={make.pending}
          problem={make.problem}
          onSubmit={(fields) => make.run(String(fields.get('name')))}
        >
          <Field label={t.name} hint={t.nameHint} name="name" maxLength={40} autoComplete="off" required />
        </FactorForm>
      </Dialog>
      {make.reauth}
    </>
  );
}
