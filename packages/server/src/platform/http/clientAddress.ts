import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** `::ffff:192.0.2.1`, an IPv4 caller of an IPv6 socket, as `192.0.2.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').trim();

function listOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? LOOPBACK : [one]))) {
    const [address = '', bits] = entry.split('/');
    const most = family(address) === 'ipv6' ? 128 : 32;
    list.addSubnet(address, bits === undefined ? most : Number(bits), family(address));
  }
  return list;
}

/** The first half of an IPv6 address, which a provider gives to one customer whole; an IPv4 address as it is. */
function customer(address: string): string {
  if (isIP(address) !== 6) return address;
  const [without = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${without}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - groups(head).length - groups(tail).length).fill('0');
  return `${[...groups(head), ...zeros, ...groups(tail ?? '')].slice(0, 4).join(':')}::/64`;
}

/**
 * Returns who a request is from: the socket's address, or, behind proxies that are trusted, the last address in
 * X-Forwarded-For that is not one of theirs. Of an IPv6 address it is the network: who has one, has all of it.
 */
export function clientAddress(trusted: readonly string[]): (socket: string | undefined, forwarded?: string) => string {
  const proxies = listOf(trusted);
  const isProxy = (address: string) => isIP(address) > 0 && proxies.check(address, family(address));
  return (socket = '', forwarded = '') => {
    const hops = [...forwarded.split(',').map(plain).filter(Boolean), plain(socket)];
    let at = hops.length - 1;
    while (at > 0 && isProxy(hops[at]!) && isIP(hops[at - 1]!) > 0) at--;
    return customer(hops[at]!);
  };
}
