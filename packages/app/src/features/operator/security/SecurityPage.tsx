import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import type { SecondFactors, TotpOffer } from '@arma11/core/back-office';
import { formatShortDay } from '@arma11/core/domain';
import { Button, Skeleton } from '@arma11/widgets/ui';
import { operadorSecurityEs } from '../../../messages/operadorSecurity.es';
import { QuerySection } from '../../../page/QuerySection';
import { DeskPage } from '../../../page/DeskPage';
import { askFactor } from './askFactor';
import { PasskeyDialog } from './PasskeyDialog';
import { PasskeyList } from './PasskeyList';
import { RecoveryCodes } from './RecoveryCodes';
import { type Leaving, RemoveDialog } from './RemoveDialog';
import { TotpDialog } from './TotpDialog';
import { FACTORS_KEY, useFactorAct } from './useFactorAct';

const t = operadorSecurityEs;

type Open = { kind: 'passkey' } | { kind: 'totp'; offer: TotpOffer } | { kind: 'remove'; leaving: Leaving } | null;

/** The person's second factors: an app, passkeys, recovery codes. `add`: the desk opens once there is one. */
export function SecurityPage({ add = false }: { add?: boolean }) {
  const client = useClient();
  const query = useQuery({
    queryKey: FACTORS_KEY,
    queryFn: ({ signal }) => askFactor(client, 'state', {}, { signal }),
  });
  return (
    <DeskPage title={t.title} lead={add ? t.addLead : t.lead}>
      <QuerySection query={query} skeleton={<Skeleton height={320} />}>
        {(factors) => <Factors factors={factors} />}
      </QuerySection>
    </DeskPage>
  );
}

function Factors({ factors: { totp, passkeys, recovery_left: left } }: { factors: SecondFactors }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const seen = () => {
    setCodes(null);
    void queryClient.invalidateQueries({ queryKey: accountsQueries.desk(client).queryKey });
  };
  const added = ({ recovery_codes }: { recovery_codes: string[] | null }) => {
    close();
    if (recovery_codes) setCodes(recovery_codes);
    else seen();
  };
  const begin = useFactorAct<null, TotpOffer>(
    () => askFactor(client, 'beginTotp'),
    (offer) => setOpen({ kind: 'totp', offer }),
  );
  const renew = useFactorAct<null, { recovery_codes: string[] }>(() => askFactor(client, 'renewRecovery'), added);
  return (
    <>
      <section>
        <h2>{t.totp.title}</h2>
        <p>{totp ? t.totp.since(formatShortDay(totp.created_at)) : t.totp.none}</p>
        <Button kind="secondary" pending={begin.pending} onClick={() => begin.run(null)}>
          {totp ? t.totp.replace : t.totp.add}
        </Button>
        {totp && (
          <Button
            kind="ghost"
            tone="danger"
            onClick={() => setOpen({ kind: 'remove', leaving: { id: 'totp', name: t.totp.title.toLowerCase() } })}
          >
            {t.totp.remove}
          </Button>
        )}
        <p role="alert">{begin.problem}</p>
      </section>
      <PasskeyList
        passkeys={passkeys}
        onAdd={() => setOpen({ kind: 'passkey' })}
        onRemove={({ id, name }) => setOpen({ kind: 'remove', leaving: { id, name: `«${name}»` } })}
      />
      {(totp !== null || passkeys.length > 0) && (
        <section>
          <h2>{t.recovery.title}</h2>
          <p>
            {t.recovery.left(left)} {t.recovery.renewEffect}
          </p>
          <Button kind="secondary" pending={renew.pending} onClick={() => renew.run(null)}>
            {t.recovery.renew}
          </Button>
          <p role="alert">{renew.problem}</p>
        </section>
      )}
      {open?.kind === 'totp' && <TotpDialog offer={open.offer} onAdded={added} onClose={close} />}
      {open?.kind === 'passkey' && <PasskeyDialog onAdded={added} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog leaving={open.leaving} onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={seen} />}
      {begin.reauth}
      {renew.reauth}
    </>
  );
}
