import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6 } from 'node:net';

const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** What stands for an IPv4 address elsewhere, too: `BlockList` looks at mapped ones by itself. */
const IPV6 = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const;

let made: BlockList | undefined;
/** Made for the first who asks. */
const own = (): BlockList => {
  if (made) return made;
  made = new BlockList();
  for (const [net, bits] of IPV4) made.addSubnet(net, bits, 'ipv4');
  for (const [net, bits] of IPV6) made.addSubnet(net, bits, 'ipv6');
  return made;
};

/** Whether anybody may be asked at this address: it is of no network of our own. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !own().check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is no public address`);
  }
}

/** `[::1]` of an address is `::1`. */
const bareHost = (host: string) => host.replace(/^\[|\]$/g, '');

/** @throws PrivateAddressError for an address that is written out and is none of the public network */
export const refusePrivateHost = (host: string): void => {
  const bare = bareHost(host);
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw new PrivateAddressError(host);
};

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Asks for all addresses of a name, as `dns.lookup` does. */
export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  found: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** As `dns.lookup`, for a connection: what it finds is what is connected to. One private address refuses the name. */
export const createPublicLookup =
  (resolve: Resolve = lookup) =>
  (host: string, options: LookupOptions, found: Found): void => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return found(new PrivateAddressError(host), []);
      if (options.all) return found(null, addresses);
      found(null, first.address, first.family);
    });
  };
