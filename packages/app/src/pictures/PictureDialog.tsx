import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { Button, Dialog, ErrorBlock } from '@arma11/widgets/ui';
import { es } from '../messages/es';
import { type DrawPicture, PICTURE } from './pictureSize';
import { canSend, type FinishedPicture, savePicture, sendPicture } from './sendPicture';
import { usePicture } from './usePicture';

const t = es.pictures;

const Canvas = styled.canvas`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 56vh;
  aspect-ratio: ${PICTURE.width} / ${PICTURE.height};
  margin: 0 auto;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceSunken')};

  &[hidden] {
    display: none;
  }
`;

const Said = styled.p`
  min-height: 20px;
  margin: 8px 0 0;
  color: ${token('colorTextMuted')};
  font-size: ${fontSize(13)};
  text-align: center;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > * {
    flex: 1;
  }
`;

/** What a picture is made of. */
export interface PictureProps {
  title: string;
  /** What is to be seen on it, for who does not see it. */
  label: string;
  /** The name of its file, without the ending. */
  name: string;
  draw: DrawPicture;
}

/** The finished picture, and the ways to send it or keep it. */
export function PictureDialog({ title, label, name, draw, onClose }: PictureProps & { onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, again } = usePicture(canvas, { draw, name, title });
  const [said, setSaid] = useState('');
  const finished = typeof state === 'string' ? null : state;
  return (
    <Dialog open onClose={onClose} title={title} footer={<Actions picture={finished} onSaid={setSaid} />}>
      {state === 'failed' && <ErrorBlock text={t.failed} onRetry={again} />}
      <Canvas
        ref={canvas}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={label}
        aria-busy={state === 'drawing'}
        hidden={state === 'failed'}
      />
      <Said role="status">{state === 'drawing' ? t.drawing : said}</Said>
    </Dialog>
  );
}

function Actions({ picture, onSaid }: { picture: FinishedPicture | null; onSaid: (said: string) => void }) {
  const disabledReason = picture ? undefined : t.drawing;
  const save = () => {
    if (!picture) return;
    savePicture(picture);
    onSaid(t.saved);
  };
  const send = async () => {
    if (picture && !(await sendPicture(picture))) save();
  };
  const sends = picture !== null && canSend(picture);
  return (
    <Ways>
      {sends && (
        <Button icon="share" onClick={() => void send()}>
          {t.send}
        </Button>
      )}
      <Button kind={sends ? 'secondary' : 'primary'} disabledReason={disabledReason} onClick={save}>
        {t.save}
      </Button>
    </Ways>
  );
}
