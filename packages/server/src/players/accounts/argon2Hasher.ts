import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../platform/deps';
import { Refusal } from '../../platform/refusal';

/** argon2id at OWASP's first choice: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

/** Lets two work at once and fifty wait: a flood of sign-ins must not take the memory of everything else. */
function bounded(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        throw new Refusal(429, 'MUCHOS_INTENTOS', 'Hay mucha gente ingresando. Intenta en unos segundos.', {
          retry_after: 5,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** Passwords as argon2id hashes. A hash that cannot be read matches nothing. */
export function argon2Hasher(): PasswordHasher {
  const inTurn = bounded();
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    verify: (stored, password) => inTurn(() => verify(stored, password).catch(() => false)),
  };
}
