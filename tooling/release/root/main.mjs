// Starts the server. A Node that is too old is told so here, before it meets what it does not know.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Arma Tu 11 needs Node 24 or newer, and this is ${process.versions.node}. Install it and start again.\n`,
  );
  process.exit(1);
}
/** Built beside it in the release. */
const built = './server/dist/main.js';
await import(built);
