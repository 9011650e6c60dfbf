import { lookup, type LookupAddress } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Nobody waits for it; who answers later is sent it again. */
const PATIENCE_MS = 10_000;

/** Posts a body and returns the answer's status; what it says is not read. Rejects where no answer came. */
export type Post = (url: string, message: { headers: Record<string, string>; body: string }) => Promise<number>;

/** Whether an address is somewhere in the internet, and not in this machine or its network. */
const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';

  constructor(host: string) {
    super(`${host} is in a private network; a webhook needs a public address`);
  }
}

// Here, and not before: a name may lead elsewhere a moment later.
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '');
    if (!addresses.every(({ address }) => isPublic(address))) return done(new PrivateAddress(host), '');
    if (options.all) return done(null, addresses);
    const [{ address, family }] = addresses as [LookupAddress];
    done(null, address, family);
  });

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * Posts to addresses that partners choose. It follows no redirect, waits ten seconds, and reaches nothing in the server's
 * own network, whatever a name leads to.
 *
 * @param anywhere Lets it reach this machine too, over plain HTTP: for development.
 */
export function postOutside({ anywhere }: { anywhere: boolean }): Post {
  return (address, { headers, body }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      const host = hostOf(url);
      if (!anywhere && isIP(host) > 0 && !isPublic(host)) return reject(new PrivateAddress(host));
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
      const length = String(Buffer.byteLength(body));
      const outgoing = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': length, 'user-agent': 'arma-tu-11' },
        signal,
        agent: false,
        ...(anywhere ? {} : { lookup: lookupPublic }),
      });
      outgoing.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      outgoing.on('error', (error) =>
        reject(signal.aborted ? new Error(`no answer within ${PATIENCE_MS / 1000} s`) : error),
      );
      outgoing.end(body);
    });
}
