import { useState } from 'react';
import { Button, LiveRegion } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { centsText } from '../../../page/centsText';

const t = es.wallet.deposit;

/** Copies the amount as a payment app takes it: '10.03'. */
export function CopyAmount({ cents }: { cents: number }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(centsText(cents).replace('S/ ', ''));
      setSaid(t.copied);
    } catch {
      setSaid(t.copyFailed);
    }
  };
  return (
    <>
      <Button kind="secondary" icon={said === t.copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {said || t.copy}
      </Button>
      <LiveRegion message={said} />
    </>
  );
}
