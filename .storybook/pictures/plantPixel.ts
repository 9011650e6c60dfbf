/** Draws one pixel over the middle of whatever is on the stage: pictures have to notice it. */
export function plantPixel(): void {
  const pixel = document.createElement('i');
  const at = { position: 'fixed', left: '180px', top: '120px', width: '1px', height: '1px', zIndex: '9999' };
  Object.assign(pixel.style, at, { background: '#f0f' });
  pixel.setAttribute('aria-hidden', 'true');
  document.documentElement.append(pixel);
}
