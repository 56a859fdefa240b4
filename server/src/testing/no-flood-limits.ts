/** A test does in seconds what people do in hours, and looks for what it did at once. Tests of the limits set their own. */
export const NO_FLOOD_LIMITS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'MESSAGES',
    'COMMENTS',
    'FOLLOWS',
    'LOOKUPS',
    'SEARCHES',
    'SETTINGS',
    'GROUP_CHANGES',
    'UPLOADS',
    'PAYMENTS',
    'WRITES',
    'OPS_READS',
    'OPS_SEARCHES',
    'OPS_CHECKS',
  ]
    .map((name) => [`${name}_PER_MINUTE`, '1000000'])
    .concat([
      ['STRANGERS_PER_DAY', '1000000'],
      ['UPLOADS_PER_DAY', '1000000'],
      ['GUEST_PAGE_SECONDS', '0'],
    ]),
);
