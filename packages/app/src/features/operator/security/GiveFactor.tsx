import { Button, Field } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { DeskPage } from '../../../page/DeskPage';
import { askFactor } from './askFactor';
import { FactorForm } from './FactorForm';
import { knowsPasskeys, showPasskey } from './passkeyCeremonies';
import { useFactorAct } from './useFactorAct';

const t = operadorSecurityEs.give;
const nothing = () => undefined;

/** Asks for the second factor before the desk opens: a code, or a passkey. */
export function GiveFactor() {
  const byCode = useFactorAct((client, code: string) => askFactor(client, 'giveCode', { body: { code } }), nothing, {
    leave: true,
  });
  const byPasskey = useFactorAct<null, void>((client) => showPasskey(client), nothing, { leave: true });
  return (
    <DeskPage title={t.title} lead={t.lead}>
      <FactorForm
        confirm={t.confirm}
        pending={byCode.pending}
        problem={byCode.problem ?? byPasskey.problem}
        onSubmit={(fields) => byCode.run(String(fields.get('code')))}
      >
        <Field
          label={t.code}
          hint={t.hint}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          required
        />
      </FactorForm>
      {knowsPasskeys() && (
        <div>
          <Button kind="secondary" pending={byPasskey.pending} onClick={() => byPasskey.run(null)}>
            {byPasskey.pending ? operadorSecurityEs.pending : t.passkey}
          </Button>
        </div>
      )}
      <p>{t.lost}</p>
    </DeskPage>
  );
}
