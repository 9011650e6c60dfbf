import { DEMO_OPERATOR, DEMO_PLAYER } from './players/accounts/demoAccounts';
import { emulatorVerifier } from './players/accounts/emulatorVerifier';
import { firebaseVerifier } from './players/accounts/firebaseVerifier';
import { readConfig, type Config } from './config';
import { partnerExample } from './demo/partner/partnerExample';
import { layGroup } from './demo/seed/layGroup';
import { seedDemo } from './demo/seedDemo';
import { startSimulator } from './demo/startSimulator';
import type { Deps } from './platform/deps';
import { startServer, type Running } from './startServer';
import { version } from '../package.json';

/** Errors whose message is one sentence for whoever started the server; anything else is ours and shows its trace. */
const EXPECTED = new Set([
  'BadVariable',
  'DatabaseUnusable',
  'DirectoryLocked',
  'DirectoryUnusable',
  'FilesUnavailable',
  'PortUnusable',
]);

const log: Deps['log'] = (line) =>
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);

function identityOf({ identity, production }: Config): Deps['identity'] {
  if (!identity) return undefined;
  const now = () => Date.now() / 1000;
  // config.ts has refused the emulator in production already; checked twice because it decides who may sign in.
  if (identity.emulator && !production) return emulatorVerifier(identity.project, { now });
  return firebaseVerifier(identity.project, { now });
}

function greet({ address, metrics, demo }: Running): void {
  const account = ({ email, password }: { email: string; password: string }) => `${email} / ${password}`;
  console.log(`Arma Tu 11 is ready at ${address}`);
  if (metrics) console.log(`  metrics   ${metrics}/metrics`);
  if (!demo) return;
  console.log(`  player    ${account(DEMO_PLAYER)}`);
  console.log(`  operator  ${account(DEMO_OPERATOR)}`);
}

function stopOnSignals({ stop }: Running): void {
  let stopping = false;
  const end = () => {
    // Asked twice, it does not wait any longer.
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
}

try {
  const config = readConfig(process.env);
  const running = await startServer(config, {
    demo: { seed: (deps) => seedDemo(deps, [layGroup]), simulate: startSimulator, example: partnerExample },
    identity: identityOf(config),
    log,
    version,
    now: () => new Date().toISOString(),
  });
  greet(running);
  stopOnSignals(running);
} catch (error) {
  console.error(error instanceof Error && EXPECTED.has(error.name) ? error.message : error);
  process.exit(1);
}
