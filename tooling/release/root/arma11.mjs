#!/usr/bin/env node
// The operator's commands.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Arma Tu 11 needs Node 24 or newer, and this is ${process.versions.node}. Install it and try again.\n`,
  );
  process.exit(1);
}
/** Built beside it in the release. */
const built = './server/dist/cli.js';
await import(built);
