import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';

const recipient = (userId: number) => `totp of user ${userId}`;

/** Seals and opens the secrets of authenticator apps; each can be opened for its owner alone. */
export interface TotpSeal {
  close(userId: number, secret: string): Uint8Array;
  open(userId: number, sealed: Uint8Array): string;
}

/** With the server's key. What was sealed with another is refused with a sentence and told to the log. */
export function totpSeal({ factorSeal, log }: Pick<Deps, 'factorSeal' | 'log'>): TotpSeal {
  if (!factorSeal) {
    throw new Refusal(501, 'NO_DISPONIBLE', 'Este servidor no guarda apps de códigos. Usa una llave de acceso.');
  }
  return {
    close: (userId, secret) => factorSeal.close(secret, recipient(userId)),
    open(userId, sealed) {
      try {
        return factorSeal.open(sealed, recipient(userId));
      } catch (error) {
        log({
          level: 'error',
          message: 'second factor: a secret cannot be opened',
          user: userId,
          error: String(error),
        });
        throw new Refusal(
          409,
          'FACTOR_ILEGIBLE',
          'No podemos leer tu app de códigos. Usa un código de recuperación y vuelve a activarla.',
        );
      }
    },
  };
}
