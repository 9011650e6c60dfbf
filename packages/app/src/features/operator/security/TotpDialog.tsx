import { styled } from 'styled-components';
import type { FactorAdded, TotpOffer } from '@arma11/core/back-office';
import { Dialog, Field } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { askFactor } from './askFactor';
import { FactorForm } from './FactorForm';
import { useFactorAct } from './useFactorAct';

// Cameras read dark on light: the paper stays white in the dark, too.
const Qr = styled.img`
  width: 200px;
  height: 200px;
  margin-inline: auto;
  background: white;
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;

const t = operadorSecurityEs.totp;
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface Props {
  offer: TotpOffer;
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

/** Adds an authenticator app: what it scans or is typed into it, and a code of it. */
export function TotpDialog({ offer, onAdded, onClose }: Props) {
  const confirm = useFactorAct((client, code: string) => askFactor(client, 'confirmTotp', { body: { code } }), onAdded);
  return (
    <>
      <Dialog open onClose={onClose} title={t.dialog} placement="center">
        <FactorForm
          confirm={t.confirm}
          pending={confirm.pending}
          problem={confirm.problem}
          onSubmit={(fields) => confirm.run(String(fields.get('code')))}
        >
          <p>{t.scan}</p>
          <Qr src={offer.qr} alt={t.qr} width={200} height={200} />
          <p>
            {t.secret} <Secret>{inFours(offer.secret)}</Secret>
          </p>
          <Field label={t.code} name="code" inputMode="numeric" autoComplete="one-time-code" required />
        </FactorForm>
      </Dialog>
      {confirm.reauth}
    </>
  );
}
