import { useEffect, useState, type RefObject } from 'react';
import { type DrawPicture, PICTURE } from './pictureSize';
import { type FinishedPicture, pngOf } from './sendPicture';

/** How far a picture is. */
export type PictureState = 'drawing' | 'failed' | FinishedPicture;

/** Draws on a canvas and makes a file of it; another turn draws again. */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  { draw, name, title }: { draw: DrawPicture; name: string; title: string },
): { state: PictureState; again: () => void } {
  const [state, setState] = useState<PictureState>('drawing');
  const [turn, setTurn] = useState(0);
  // The picture of the moment when it was asked for: points that move while it is looked at do not redraw it.
  const [asked] = useState({ draw, name, title });
  useEffect(() => {
    let gone = false;
    const report = (next: PictureState) => !gone && setState(next);
    finish(canvas.current, asked).then(report, () => report('failed'));
    return () => void (gone = true);
  }, [canvas, asked, turn]);
  const again = () => {
    setState('drawing');
    setTurn(turn + 1);
  };
  return { state, again };
}

async function finish(
  canvas: HTMLCanvasElement | null,
  { draw, name, title }: { draw: DrawPicture; name: string; title: string },
): Promise<FinishedPicture> {
  // On a sheet of its own: nobody sees it half done, and a second start does not draw into the first.
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [PICTURE.width, PICTURE.height];
  const [ink, shown] = [sheet.getContext('2d'), canvas?.getContext('2d')];
  if (!ink || !shown) throw new Error('This browser draws no pictures.');
  await draw(ink);
  shown.drawImage(sheet, 0, 0);
  return { file: await pngOf(sheet, name), title };
}
