import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { deployFile, variablesOf } from './deployFile.mjs';

const compose = parse(deployFile('compose.yaml'), { merge: true });
const services = Object.entries(compose.services);
const servers = services.filter(([name]) => name.startsWith('server-'));

/** Keys of a service that the Compose Specification knows, of those used here. */
const KNOWN = new Set(
  'image build env_file init read_only tmpfs cap_drop security_opt restart stop_grace_period stop_signal logging command entrypoint user volumes networks network_mode shm_size healthcheck depends_on ports'.split(
    ' ',
  ),
);
const CONDITIONS = new Set(['service_started', 'service_healthy', 'service_completed_successfully']);
const listOf = (value) => (Array.isArray(value) ? value : Object.keys(value ?? {}));

describe('compose.yaml', () => {
  it.each(services)('%s has only keys that Compose knows, and names only what there is', (_, service) => {
    expect(Object.keys(service).filter((key) => !KNOWN.has(key))).toEqual([]);
    expect(listOf(service.depends_on).filter((name) => !compose.services[name])).toEqual([]);
    const waits = Object.values(Array.isArray(service.depends_on) ? {} : (service.depends_on ?? {}));
    expect(waits.filter(({ condition }) => !CONDITIONS.has(condition))).toEqual([]);
    expect(listOf(service.networks).filter((name) => !(name in compose.networks))).toEqual([]);
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      // Certificates are the operator's own.
      if (source === './deploy/tls') continue;
      expect(source.startsWith('./') ? existsSync(inRoot(source)) : source in compose.volumes).toBe(true);
    }
  });

  it.each(services)('%s is an image of one version, and may gain no rights', (name, { image, user, ...service }) => {
    expect(image).toMatch(/^(arma11:\$\{ARMA11_VERSION:-\d+\.\d+\.\d+\}|(postgres|nginx):\d+\.\d+(\.\d+)?)$/);
    // It hands over a folder, without a network, and ends.
    if (name === 'archive-owner') return expect(service.network_mode).toBe('none');
    expect(service.read_only).toBe(true);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(user ?? '').not.toBe('root');
  });

  it('has two servers, which begin when the schema was made, and are given longer to end than they take', () => {
    expect(servers).toHaveLength(2);
    for (const [, { depends_on: waits, stop_grace_period: grace }] of servers) {
      expect(waits.migrate.condition).toBe('service_completed_successfully');
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(10);
    }
    const { command, restart, depends_on: waits } = compose.services.migrate;
    expect([command, restart]).toEqual([['node', 'arma11.mjs', 'migrate', '--application', 'arma11'], 'no']);
    expect(waits.database.condition).toBe('service_healthy');
  });

  it('opens the proxy alone to the world, and archives what the database writes', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    expect(compose.networks.inside.internal).toBe(true);
    expect(listOf(compose.services.database.networks)).toEqual(['inside']);
    expect(compose.services.database.command).toContain('archive_mode=on');
  });

  it('holds no secret: they come from files that git and the image leave out', () => {
    expect(deployFile('compose.yaml')).not.toMatch(/PASSWORD|SECRET|postgres:\/\//);
    const files = ['server-a', 'database', 'migrate'].map((name) => compose.services[name].env_file);
    expect(new Set(files).size).toBe(3);
    for (const file of files) expect(existsSync(inRoot(`${file}.example`))).toBe(true);
    expect(deployFile('.gitignore')).toMatch(/^deploy\/\*\.env$/m);
  });

  it('has the proxy where the servers believe it, and the servers where the proxy looks for them', () => {
    const address = (name) => compose.services[name].networks.inside.ipv4_address;
    expect(variablesOf(deployFile('deploy/arma11.env.example')).TRUST_PROXY).toBe(address('proxy'));
    const asked = [...deployFile('deploy/nginx/servers.conf').matchAll(/^server ([\d.]+):3000 /gm)].map(
      ([, each]) => each,
    );
    expect(asked).toEqual(servers.map(([name]) => address(name)));
  });
});

it('an environment file that is filled in is one that production starts with', async () => {
  // By a name that the compiler does not follow: the server's sources are stricter than these.
  const source = '../../packages/server/src/config';
  const { readConfig } = await import(source);
  const env = { NODE_ENV: 'production', ...variablesOf(deployFile('deploy/arma11.env.example')) };
  expect(readConfig(env)).toMatchObject({ production: true, trustProxy: ['172.30.11.10'] });
});
