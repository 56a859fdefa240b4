import { newId } from '../ids.ts';

/** A message as the development mailbox shows it. */
export interface MailboxEntry {
  id: string;
  to: string;
  channel: 'email' | 'sms';
  code: string | null;
  subject: string;
  text: string;
  create_at: string;
}

/** Keeps the latest messages of each brand in memory: development reads its codes here. */
export interface Mailbox {
  put(brand: string, entry: Pick<MailboxEntry, 'to' | 'channel' | 'code' | 'subject' | 'text'>): void;
  /** Newest first, of one brand; of one address when `to` is given. */
  list(brand: string, to?: string): MailboxEntry[];
}

const KEPT = 500;

export const createMailbox = (): Mailbox => {
  const brands = new Map<string, MailboxEntry[]>();
  return {
    put: (brand, entry) => {
      const entries = brands.get(brand) ?? [];
      entries.unshift({ id: newId(), ...entry, create_at: new Date().toISOString() });
      brands.set(brand, entries.slice(0, KEPT));
    },
    list: (brand, to) => (brands.get(brand) ?? []).filter((entry) => to === undefined || entry.to === to),
  };
};
