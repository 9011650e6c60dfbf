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
    ['a proxy on this machine, IPv6', loopback, '::1', '2001:db8::9', '2001:db8:0:0::/64'],
    ['a proxy on this machine, mapped', loopback, '::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['an inventor behind the proxy', loopback, '127.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
    ['two proxies', network, '127.0.0.1', '1.2.3.4, 203.0.113.5, 10.1.2.3', '203.0.113.5'],
    ['a listed single address', network, '2001:db8::1', '203.0.113.5', '203.0.113.5'],
    ['an unlisted neighbour', network, '2001:db8::2', '203.0.113.5', '2001:db8:0:0::/64'],
    ['a header of nonsense', loopback, '127.0.0.1', 'unknown', '127.0.0.1'],
    ['a network of IPv6 by its first half', loopback, '2001:DB8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['another machine of the same network', loopback, '2001:db8:1:2::7', undefined, '2001:db8:1:2::/64'],
    ['a machine of the network beside it', loopback, '2001:db8:1:3::7', undefined, '2001:db8:1:3::/64'],
    ['a neighbour on the same cable', loopback, 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['this machine itself', loopback, '127.0.0.1', undefined, '127.0.0.1'],
  ])('tells %s', (_, addressOf, socket, forwarded, expected) => {
    expect(addressOf(socket, forwarded)).toBe(expected);
  });
});
