import { useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import type { PictureDialog, PictureProps } from './PictureDialog';

const t = es.pictures;

const Said = styled.p`
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};

  &:empty {
    display: none;
  }
`;

interface Opened {
  Layer: typeof PictureDialog;
  picture: PictureProps;
}

interface Props {
  label: string;
  /** Brings what draws, and says what is drawn: asked for on the tap, never before. */
  make: () => Promise<PictureProps>;
  kind?: ComponentProps<typeof Button>['kind'];
}

/** Makes a picture to send to a chat: on the tap it loads what draws, and shows the picture before it goes anywhere. */
export function PictureButton({ label, make, kind = 'secondary' }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const open = async () => {
    setState('opening');
    try {
      const [{ PictureDialog: Layer }, picture] = await Promise.all([import('./PictureDialog'), make()]);
      setOpened({ Layer, picture });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button kind={kind} icon="share" pending={state === 'opening'} onClick={() => void open()}>
        {state === 'opening' ? t.opening : label}
      </Button>
      <Said role="status">{state === 'failed' ? t.notLoaded : ''}</Said>
      {opened && <opened.Layer {...opened.picture} onClose={() => setOpened(null)} />}
    </>
  );
}
