import { saveFile } from '../page/saveFile';
/** A finished picture. */
export interface FinishedPicture {
  file: File;
  title: string;
}

/** The canvas as a PNG file. */
export async function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The canvas gave no picture.');
  return new File([blob], `${name}.png`, { type: 'image/png' });
}

/** Whether the device's own sheet takes this picture. */
export const canSend = ({ file }: FinishedPicture): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Opens the device's sheet with the picture; false when it could not: closing it is no failure. */
export async function sendPicture({ file, title }: FinishedPicture): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Saves the picture on the device. */
export const savePicture = ({ file }: FinishedPicture): void => saveFile(file);
