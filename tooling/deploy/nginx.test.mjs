import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inRoot } from '../../scripts/jobs/place.mjs';
import { deployFile } from './deployFile.mjs';

const text = deployFile('deploy/nginx/nginx.conf');
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);

/** What nginx says of the configuration, with a certificate that was made for it. */
function taken(configuration) {
  const folder = mkdtempSync(join(tmpdir(), 'arma11-nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(inRoot('deploy/nginx'), folder, { recursive: true });
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=play.test',
    '-keyout',
    key,
    '-out',
    cert,
  ];
  expect(spawnSync('openssl', made).status).toBe(0);
  const own = configuration.replaceAll('/tmp/', `${folder}/`).replaceAll('/etc/nginx/tls', folder);
  writeFileSync(join(folder, 'nginx.conf'), own.replaceAll('/dev/stdout', join(folder, 'access.log')));
  const { status, stderr } = spawnSync(nginx, ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
  return { status, stderr };
}

describe('the configuration of nginx', () => {
  it('sends no write to a second server, believes no address that a browser sends, and buffers no stream for long', () => {
    expect(text).not.toContain('non_idempotent');
    expect(text).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(text).not.toMatch(/proxy_add_x_forwarded_for|proxy_ignore_headers/);
  });

  it('takes TLS 1.2 and 1.3 alone, with ciphers that give each connection a key of its own', () => {
    expect(/ssl_protocols ([^;]+);/.exec(text)[1]).toBe('TLSv1.2 TLSv1.3');
    const [, ciphers] = /ssl_ciphers ([^;]+);/.exec(text);
    expect(
      ciphers.split(':').filter((name) => !/^ECDHE-(ECDSA|RSA)-(AES\d+-GCM|CHACHA20-POLY1305)/.test(name)),
    ).toEqual([]);
  });

  it('leads people from plain HTTP to TLS, and tells programs that ask the API instead', () => {
    expect(text).toContain('location / { return 308 https://$host$request_uri; }');
    expect(text).toMatch(/location \/services\/ \{[^}]* return 403 /);
  });

  it('logs no query, no code that stands in a path, and no address that a page came from', () => {
    const [, format] = /log_format plain ('[^']+');/.exec(text);
    expect(format).not.toMatch(/\$(request\b(?!_)|request_uri|args|http_referer|http_authorization)/);
    expect(text).toContain('access_log /dev/stdout plain;');
    const codes = new RegExp(/"~(\S+)" \$kept;/.exec(text)[1]);
    const kept = (path) => codes.exec(path)?.groups.kept ?? path;
    expect(kept('/services/predi/sala-get/code/K7QW3M9XZA/')).toBe('/services/predi/sala-get/code/');
    expect(kept('/services/predi/sala/get/7/')).toBe('/services/predi/sala/get/7/');
  });

  it('ends idle connections to a server before the server does', () => {
    const [, proxy] = /keepalive_timeout (\d+)s;/.exec(text);
    const [, server] = /keepAliveTimeout: (\d+)_000/.exec(deployFile('packages/server/src/start/listen.ts'));
    expect(Number(proxy)).toBeLessThan(Number(server));
  });

  it('waits longer for a stream than it is silent', () => {
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(text)[1])).toBeGreaterThan(15);
  });

  it.skipIf(!nginx)('is taken by nginx, where nginx is there, and a mistake in it is told', () => {
    expect(taken(text)).toMatchObject({ status: 0 });
    expect(taken(text.replace('proxy_pass ', 'proxy_pas '))).toMatchObject({ status: 1 });
  });
});
