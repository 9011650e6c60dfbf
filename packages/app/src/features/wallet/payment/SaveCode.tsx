import { useMutation } from '@tanstack/react-query';
import type { PayProvider } from '@arma11/core/contract';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { pngOf } from './pngOf';

const t = es.wallet.deposit;

interface Props {
  /** The code's picture, as a data address. */
  image: string;
  provider: PayProvider;
}

/** Saves the code's picture, for whoever pays from the same phone: payment apps read it from the gallery. */
export function SaveCode({ image, provider }: Props) {
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => pngOf(image),
    onSuccess: (address) => {
      const link = document.createElement('a');
      link.href = address;
      link.download = t.saveName(provider);
      link.click();
    },
  });
  return (
    <>
      <Button kind="secondary" icon="qr" pending={isPending} onClick={() => mutate()}>
        {t.save}
      </Button>
      {error && <p role="alert">{t.saveFailed}</p>}
    </>
  );
}
