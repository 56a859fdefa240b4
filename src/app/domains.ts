import type { DomainStores } from '../lib/domains/domain-module.ts';
import type { DomainsParts } from '../lib/domains/domains.ts';

/** Domains whose stores are built when an account is at the screen. */
export const ACCOUNT_DOMAINS: readonly (keyof DomainStores)[] = ['messages', 'notifications'];

/** Events that load the domain which handles them, when it is not there yet: all that `<name>.domain.ts` handles. */
export const EVENT_DOMAINS: DomainsParts['eventDomains'] = {
  'message.new': 'messages',
  'message.updated': 'messages',
  'message.deleted': 'messages',
  'emoji.changed': 'messages',
  'pin.added': 'messages',
  'pin.removed': 'messages',
  'card.changed': 'messages',
  'group.updated': 'messages',
  'group.removed': 'messages',
  'group.viewed': 'messages',
  'group.cleared': 'messages',
  'member.joined': 'messages',
  'member.left': 'messages',
  'typing.started': 'messages',
  'presence.changed': 'messages',
  'block.changed': 'messages',
  'nickname.changed': 'messages',
  'contact.changed': 'contacts',
  'notification.new': 'notifications',
  'post.reviewed': 'publishing',
  'post.new': 'social',
  'envelope.updated': 'envelopes',
};
