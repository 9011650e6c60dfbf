import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress';

const loopback = clientAddress(['loopback']);
const network = clientAddress(['loopback', '10.0.0.0/8', '2001:db8::1']);

describe('clientAddress', () => {
  it.each([
    ['a caller without a proxy', loopback, '203.0.113.5', undefined, '203.0.113.5'],
    ['a caller who invents a header', loopback, '203.0.113.5', '1.2.3.4', '203.0.113.5'],
    ['a caller of an IPv6 socket', loopback, '::ffff:203.0.113.5', undefined, '203.0.113.5'],
    ['a proxy on this machine', loopback, '127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['a proxy on this machine, IPv6', loopback, '::1', '2001:db8::9', '2001:db8::9'],
    ['a proxy on this machine, mapped', loopback, '::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['an inventor behind the proxy', loopback, '127.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
    ['two proxies', network, '127.0.0.1', '1.2.3.4, 203.0.113.5, 10.1.2.3', '203.0.113.5'],
    ['a listed single address', network, '2001:db8::1', '203.0.113.5', '203.0.113.5'],
    ['an unlisted neighbour', network, '2001:db8::2', '203.0.113.5', '2001:db8::2'],
    ['a header of nonsense', loopback, '127.0.0.1', 'unknown', '127.0.0.1'],
    ['this machine itself', loopback, '127.0.0.1', undefined, '127.0.0.1'],
  ])('tells %s', (_, addressOf, socket, forwarded, expected) => {
    expect(addressOf(socket, forwarded)).toBe(expected);
  });
});
