import { encodeQR } from 'qr';
import type { Deposit, PayProvider } from '@arma11/core/contract';
import { dataAddress } from './dataAddress';

// As lines: a drawing that is shown as an image knows none of our fonts.
const MARK = {
  width: 21,
  height: 5.6,
  path:
    'M0 0V5.6H1.6Q4 5.6 4 2.8T1.6 0Z M8.8 0H5.4V5.6H8.8M5.4 2.8H8.2 M10.2 5.6V0L12.7 3.4 15.2 0V5.6 ' +
    'M16.6 2.8C16.6-.93 21-.93 21 2.8S16.6 6.53 16.6 2.8Z',
};

/** A drawing of the demo's code with the word 'DEMO' across it: nobody may take it for one that can be paid. */
function drawing(text: string): string {
  const squares = encodeQR(text, 'raw', { ecc: 'high', border: 4 });
  const size = squares.length;
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const middle = size / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#1b1033"/>` +
    `<g transform="rotate(-18 ${middle} ${middle})"><rect x="2" y="${middle - 5}" width="${size - 4}" height="10" fill="#c8102e"/>` +
    `<path transform="translate(${middle - MARK.width / 2} ${middle - MARK.height / 2})" d="${MARK.path}" fill="none" ` +
    `stroke="#fff" stroke-width="1.3" shape-rendering="geometricPrecision"/></g></svg>`
  );
}

/** What a demo shows where an operator has uploaded no code: it leads nowhere and says so. */
export const demoPayCode = (provider: PayProvider): NonNullable<Deposit['qr']> => ({
  image: dataAddress(
    'image/svg+xml',
    new TextEncoder().encode(drawing(`ARMA11 DEMO ${provider.toUpperCase()} NO PAGAR`)),
  ),
  holder: 'Arma Tu 11 (demostración)',
  phone_masked: '••• ••• 000',
  instructions: [
    'Esto es una demostración: no pagues nada.',
    'Escribe cualquier número de operación de 6 a 20 dígitos.',
    'El operador de la demostración aprueba tu recarga.',
  ],
});
