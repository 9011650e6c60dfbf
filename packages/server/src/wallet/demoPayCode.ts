import { encodeQR } from 'qr';
import type { Deposit, PayProvider } from '@arma11/core/contract';
import { dataAddress } from './dataAddress';

const MARK = 'DEMO';

/** A drawing of the demo's code with the word across it: nobody may take it for one that can be paid. */
function drawing(text: string): string {
  const squares = encodeQR(text, 'raw', { ecc: 'high', border: 4 });
  const size = squares.length;
  const path = squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const middle = size / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#1b1033"/>` +
    `<g transform="rotate(-18 ${middle} ${middle})"><rect x="2" y="${middle - 5}" width="${size - 4}" height="10" fill="#c8102e"/>` +
    `<text x="${middle}" y="${middle + 2.8}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="8" ` +
    `fill="#fff" letter-spacing="1">${MARK}</text></g></svg>`
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
