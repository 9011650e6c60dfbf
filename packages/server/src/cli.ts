import { errorWords } from './cli/errorWords';
import { buildProgram, type Dispatch } from './cli/program';
import { reach } from './cli/reach';
import { commands } from './operator/registry';
import { readConfig } from './config';
import type { Deps } from './platform/deps';

/** Security events, as a server would write them; whoever types reads the rest in sentences. */
const logSecurityAlone: Deps['log'] = (line) => {
  if (line['event'] !== 'security') return;
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
};

const dispatch: Dispatch = async (name, args, { json }) => {
  const command = commands.get(name)!;
  const progress = (line: string) => void process.stderr.write(`${line}\n`);
  const result = await reach(readConfig(process.env), command, args, progress, logSecurityAlone);
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : command.print(result)}\n`);
  if (command.failed?.(result)) process.exitCode = 1;
};

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  // npm runs scripts from the package's folder; relative paths mean the folder the operator stands in.
  const base = process.env['INIT_CWD'] ?? process.cwd();
  await buildProgram(commands.values(), dispatch, base).parseAsync(process.argv);
} catch (error) {
  console.error(errorWords(error));
  process.exitCode = 1;
}
