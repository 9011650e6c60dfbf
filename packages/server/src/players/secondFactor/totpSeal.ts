import type { Deps } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';

/** One that waits for its confirmation is sealed as what it will be. */
const placeOf = (userId: number) => ({ table: 'totp', column: 'secret', row: userId });

/** Seals the secret of somebody's authenticator app; it opens for its owner alone. */
export const sealTotp = ({ sealing }: Pick<Deps, 'sealing'>, userId: number, secret: string): Promise<string> =>
  sealing.seal(secret, placeOf(userId));

/** Opens it. What was sealed with a key that the server has no more is refused with a sentence and told to the log. */
export async function openTotp(
  { sealing, log }: Pick<Deps, 'sealing' | 'log'>,
  userId: number,
  sealed: string,
): Promise<string> {
  try {
    return await sealing.open(sealed, placeOf(userId));
  } catch (error) {
    log({ level: 'error', message: 'second factor: a secret cannot be opened', user: userId, error: String(error) });
    throw new Refusal(
      409,
      'FACTOR_ILEGIBLE',
      'No podemos leer tu app de códigos. Usa un código de recuperación y vuelve a activarla.',
    );
  }
}
