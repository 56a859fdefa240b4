const hidden = (text: string): string => `${text.slice(0, 1)}***`;

/** `a***@m***.example`, `86*******42`: enough to tell it from another one, too little to use it. */
export const masked = (value: string): string => {
  const at = value.lastIndexOf('@');
  if (at === -1) return `${value.slice(0, 2)}${'*'.repeat(Math.max(3, value.length - 4))}${value.slice(-2)}`;
  const [name, domain] = [value.slice(0, at), value.slice(at + 1)];
  const dot = domain.lastIndexOf('.');
  return `${hidden(name)}@${hidden(domain.slice(0, Math.max(0, dot)))}${domain.slice(dot)}`;
};

/** `203.0.*.*`, `2001:db8:*`: about where it is, and not whose. */
export const maskedAddress = (address: string): string => {
  if (address === '') return '';
  const [sign, rest] = address.includes(':') ? [':', ':*'] : ['.', '.*.*'];
  return `${address.split(sign).slice(0, 2).join(sign)}${rest}`;
};
