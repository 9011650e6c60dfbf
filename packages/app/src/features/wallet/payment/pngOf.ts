const SIDE = 720;

/** A square picture as the address of a PNG: no gallery of a phone takes a drawing of lines. */
export async function pngOf(address: string): Promise<string> {
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
