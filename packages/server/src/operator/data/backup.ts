import { existsSync } from 'node:fs';
import { z } from 'zod';
import { command, CommandError } from '../definition/command';

/** Writes a copy of the embedded database while the server goes on. */
export const backup = command({
  name: 'backup',
  summary: 'write a copy of the embedded database into a file',
  args: z.object({
    file: z.string().min(1).meta({ place: 'path' }).describe('the file to write, on the machine of the server'),
    replace: z.boolean().default(false).describe('write over a file that is there'),
  }),
  positional: ['file'],
  async run({ db, progress, note }, { file, replace }) {
    if (!db.backup) {
      throw new CommandError(
        `The database is PostgreSQL, which has a tool of its own: pg_dump --format=custom --file=${file} "$DATABASE_URL"`,
      );
    }
    if (existsSync(file) && !replace)
      throw new CommandError(`${file} is there already. Choose another name, or say --replace.`);
    progress('Writing the copy. Players wait while it is made.');
    const bytes = await db.backup(file).catch((error: NodeJS.ErrnoException) => {
      throw new CommandError(`${file} cannot be written (${error.message}).`, { cause: error });
    });
    await note({ target: 'database', after: { file, bytes } });
    return { file, bytes };
  },
  print: ({ file, bytes }) =>
    `${file}: ${(bytes / 1_048_576).toFixed(1)} MiB. Put it back with: npm run arma11 -- restore ${file}`,
});
