import { hostName } from './host-name.ts';

/** Origin of the brand that a Host header names, for links that must be whole. Only this machine is spoken to without TLS. */
export const originOf = (host = ''): string => {
  const name = hostName(host);
  const isLocal =
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\./.test(name);
  return `${isLocal ? 'http' : 'https'}://${host}`;
};
