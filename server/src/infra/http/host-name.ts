/** Host name of a Host header, lower case, without port, trailing dot and the brackets of an IPv6 address. */
export function hostName(host: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(host);
  const name = bracketed?.[1] ?? host.replace(/:\d*$/, '');
  return name.toLowerCase().replace(/\.$/, '');
}
