import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { inRoot, projectNode } from '../../scripts/jobs/place.mjs';
import { onPostgres } from './world.mjs';

const CLI = inRoot('packages', 'server', 'dist', 'cli.js');

/**
 * Makes the tables in a database as who owns them, and a role for the servers, who may use the rows: as in production.
 * @param {string} owner the database's address as the role that will own the tables
 * @param {string} role
 * @returns {Promise<string>} the database's address for the servers
 */
export async function servingRole(owner, role) {
  const password = randomBytes(16).toString('hex');
  await onPostgres(owner, (query) => query(`create role ${role} login password '${password}'`));
  const { PATH, HOME } = process.env;
  const args = [CLI, 'migrate', '--application', role];
  execFileSync(projectNode(), args, { env: { PATH, HOME, DATABASE_URL: owner }, stdio: ['ignore', 'pipe', 'pipe'] });
  return Object.assign(new URL(owner), { username: role, password }).href;
}
