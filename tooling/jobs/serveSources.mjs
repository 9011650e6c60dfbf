import { inRoot, projectNode, toolEnv } from '../../scripts/jobs/place.mjs';
import { run, stopAll } from '../../scripts/jobs/run.mjs';
import { say } from '../../scripts/jobs/say.mjs';

/**
 * Serves the app's sources with hot reload, and the API, built anew and started again after each change of its own.
 * Returns the exit code of the first that ends.
 */
export async function serveSources() {
  const api = process.env.PORT ?? '3000';
  const page = process.env.APP_PORT ?? '5173';
  const env = toolEnv({
    env: { PORT: api, API_ORIGIN: `http://127.0.0.1:${api}`, PUBLIC_URL: `http://localhost:${page}` },
  });
  const tool = (folder, name, args) =>
    run(inRoot('packages', folder, 'node_modules', '.bin', name), args, {
      cwd: inRoot('packages', folder),
      env: { ...env, DATA_DIR: process.env.DATA_DIR ?? inRoot('.data') },
      // The pipe closes with this process: what tsup started ends then, too.
      stdio: ['pipe', 'inherit', 'inherit'],
    });
  const guarded = [projectNode(), inRoot('tooling', 'machine', 'guard.mjs'), '-', 'SIGTERM', projectNode()];
  const restart = [...guarded, 'dist/main.js'].map((word) => JSON.stringify(word)).join(' ');
  say(`The app with hot reload: http://localhost:${page}`);
  const code = await Promise.race([
    tool('server', 'tsup', ['--watch', 'src', '--watch', '../core/src', '--onSuccess', restart]),
    tool('app', 'vite', ['--port', page, '--strictPort', '--logLevel', 'warn']),
  ]);
  stopAll('SIGTERM');
  return code;
}
