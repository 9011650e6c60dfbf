// Builds what is named, unless its last build was made from the same sources: `node scripts/build.mjs core widgets`.
import { ensureBuilt } from './jobs/build.mjs';
import { JobError, say } from './jobs/say.mjs';

try {
  for (const name of process.argv.slice(2)) await ensureBuilt(name);
} catch (error) {
  say(error instanceof JobError ? error.message : error.stack);
  process.exitCode = 1;
}
