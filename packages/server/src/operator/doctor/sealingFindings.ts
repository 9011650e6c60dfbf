import type { Queryable } from '../../platform/db/database';
import type { EncryptionKeys } from '../../platform/sealing/encryptionConfig';
import { keyring } from '../../platform/sealing/keyring';
import { keyProblem, keysInUse } from '../../platform/sealing/keysInUse';
import { fail, type Finding, ok, warn } from './finding';

/** Which keys have sealed what there is, and whether we have them. */
export async function sealingFindings(read: Queryable, keys: EncryptionKeys): Promise<Finding[]> {
  const sealing = keyring(keys, (bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const problem = await keyProblem(read, sealing);
  if (problem) return [fail('encryption', problem)];
  const used = await keysInUse(read);
  const newest = sealing.keys[0];
  const older = [...used].filter(([key]) => key !== newest).map(([key, values]) => `"${key}" (${values} values)`);
  if (older.length > 0) {
    return [warn('encryption', `Older keys are in use: ${older.join(', ')}. Run: npm run arma11 -- data reseal.`)];
  }
  return [
    ok('encryption', `${used.get(newest) ?? 0} values are sealed with the key "${newest}", and none with another.`),
  ];
}
