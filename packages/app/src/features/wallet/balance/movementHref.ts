import type { Movement } from '@arma11/core/contract';

/** Where what a movement was about can be seen, or null. */
export function movementHref({ ref }: Pick<Movement, 'ref'>): string | null {
  if (ref === null) return null;
  if (ref.kind === 'compe') return `/compe/sala/${ref.id}`;
  if (ref.kind === 'predi') return `/predi/sala/${ref.id}`;
  if (ref.kind === 'deposit') return `/play/pay-qr?id=${ref.id}`;
  return ref.kind === 'withdrawal' ? '/play/cobrar-saldo' : null;
}
