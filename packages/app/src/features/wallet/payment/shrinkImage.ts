/** What a picture may weigh when it is sent (rules R12.3). */
const MOST_BYTES = 300_000;
const LONGEST_SIDE = 1280;
const QUALITIES = [0.8, 0.6, 0.4];

/** A picture of a receipt, small enough for a slow connection. Throws when it is none that the browser can read. */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const taken = /^image\/(png|jpeg|webp)$/.test(file.type);
  if (taken && file.size <= MOST_BYTES) {
    bitmap.close();
    return file;
  }
  const canvas = drawn(bitmap);
  bitmap.close();
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (smallest && smallest.size <= MOST_BYTES) break;
  }
  if (!smallest) throw new Error('This browser writes no JPEG.');
  return new File([smallest], 'constancia.jpg', { type: 'image/jpeg' });
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
