import { z } from 'zod';
import { keysInUse } from '../../platform/sealing/keysInUse';
import { reseal } from '../../platform/sealing/reseal';
import { sealClearTexts } from '../../wallet/sealing/sealClearTexts';
import { command } from '../definition/command';

/** Seals everything with the newest key, so that the older ones can go; players play meanwhile. */
export const dataReseal = command({
  name: 'data reseal',
  summary: 'seal documents, birth dates and bank accounts with the newest key, so that older ones can go',
  args: z.object({}),
  async run({ db, deps, progress, note }) {
    const [key] = deps.sealing.keys;
    const clear = await sealClearTexts(deps);
    const sealed = await reseal(db, deps.sealing, (done) => progress(`${done} values sealed with the key "${key}".`));
    const in_use = Object.fromEntries(await keysInUse(db.fresh));
    await note({ target: 'database', after: { key, clear, sealed, in_use } });
    return { key, clear, sealed, in_use };
  },
  print: ({ key, clear, sealed, in_use }) => {
    const older = Object.entries(in_use).filter(([id]) => id !== key);
    const said = `Sealed with the key "${key}": ${sealed} values of older keys, ${clear} rows that were in clear text.`;
    return older.length === 0
      ? `${said} Older keys can be taken out of ENCRYPTION_KEYS.`
      : `${said} Still in use: ${older.map(([id, values]) => `${id} (${values})`).join(', ')}. Run it again.`;
  },
  failed: ({ key, in_use }) => Object.keys(in_use).some((id) => id !== key),
});
