import type { DomainsParts } from '../lib/domains/domains.ts';

/** Events that bring the domain which handles them, when it is not there yet. */
export const EVENT_DOMAINS: DomainsParts['eventDomains'] = {
  'message.new': 'messages',
  'group.updated': 'messages',
};
