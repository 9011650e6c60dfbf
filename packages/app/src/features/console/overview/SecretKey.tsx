import { useState } from 'react';
import { Button } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { askConsole } from '../partner/askConsole';
import { ConfirmDialog } from '../partner/ConfirmDialog';
import { usePartner } from '../partner/PartnerContext';
import { SecretDialog } from '../partner/SecretDialog';
import { useConsoleWrite } from '../partner/useConsoleWrite';

const t = consolaEs.overview.key;

/** The secret key: what it is, and the way to another. */
export function SecretKey() {
  const { partner } = usePartner();
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const renew = useConsoleWrite<null, { secret: string }>(
    (client) => askConsole(client, 'renewSecret', { partner }),
    (made) => {
      setAsking(false);
      setSecret(made.secret);
    },
  );
  return (
    <>
      <h3>{t.secret}</h3>
      <p>{t.secretExplain}</p>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t.renew}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t.renewTitle}
          effect={t.renewEffect}
          confirm={t.renew}
          write={renew}
          onClose={() => setAsking(false)}
        />
      )}
      {secret !== null && <SecretDialog words={t} secret={secret} onClose={() => setSecret(null)} />}
      {renew.reauth}
    </>
  );
}
