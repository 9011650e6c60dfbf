import { useMutation } from '@tanstack/react-query';
import type { PayProvider } from '@arma11/core/contract';
import { Button } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';

const SIDE = 720;

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

/** A square picture as the address of a PNG: no gallery of a phone takes a drawing of lines. */
async function pngOf(address: string): Promise<string> {
  if (address.startsWith('data:image/png')) return address;
  const image = new Image(SIDE, SIDE);
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.drawImage(image, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/png');
}
