// Unpacks the packaged Chromium and its libraries into TMPDIR: where the package's own `inflate` puts what it unpacks.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
const { inflate } = await import(pathToFileURL(join(folder, 'build', 'index.js')).href);
const archives = readdirSync(join(folder, 'bin')).filter((file) => !file.startsWith('fonts'));
await Promise.all(archives.map((file) => inflate(join(folder, 'bin', file))));
