const HEX = /^#[0-9a-f]{6}$/i;

/** An opaque CSS colour as '#rrggbb'; null for what is see-through or no colour. */
export function opaqueHex(css: string): string | null {
  if (HEX.test(css)) return css.toLowerCase();
  if (typeof document === 'undefined' || !CSS.supports('color', css)) return null;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  // The canvas writes every opaque colour that it understands in this one form.
  pen.fillStyle = css;
  return typeof pen.fillStyle === 'string' && HEX.test(pen.fillStyle) ? pen.fillStyle : null;
}
