#!/usr/bin/env node
// The operator's commands.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Arma Tu 11 needs Node 24 or newer, and this is ${process.versions.node}. Install it and try again.`);
  process.exit(1);
}
await import('./server/dist/cli.js');
