// Builds what is named, unless its last build was made from the same sources: `node scripts/build.mjs core widgets`.
import { ensureBuilt } from './door/build.mjs';
import { Hindrance, say } from './door/say.mjs';

try {
  for (const name of process.argv.slice(2)) await ensureBuilt(name);
} catch (error) {
  say(error instanceof Hindrance ? error.message : error.stack);
  process.exitCode = 1;
}
