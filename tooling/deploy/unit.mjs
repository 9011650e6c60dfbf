import { deployFile } from './deployFile.mjs';

/** The lines of the unit's `[Service]`, by key; a key may stand more than once. */
export function unitOf(text = deployFile('deploy/arma11@.service')) {
  const section = /^\[Service\]$([^]*?)^\[Install\]$/m.exec(text)[1];
  const lines = {};
  for (const [, key, value] of section.matchAll(/^([A-Za-z]+)=(.*)$/gm)) (lines[key] ??= []).push(value);
  return lines;
}

/** What the unit starts and in which environment, where it has this port, this state and a release unpacked there. */
export function startOf({ port, state, release }) {
  const { ExecStart, Environment } = unitOf();
  const fill = (text) => text.replaceAll('%i', port).replaceAll('%S', state);
  const [program, ...args] = fill(ExecStart[0]).replace('/opt/arma11/current', release).split(' ');
  const env = Object.fromEntries(Environment.flatMap((line) => fill(line).split(' ')).map((each) => each.split('=')));
  return { program, args, env };
}
