import { plansOf } from '../../testing/plans/plans-of.ts';
import * as contacts from './contacts.repository.ts';

export const plans = [
  plansOf(contacts, {
    findAcquainted: ({ db, person, other, member }) => contacts.findAcquainted(db, person, [other, member]),
    findBlockers: ({ db, person, other, member }) => contacts.findBlockers(db, person, [other, member]),
    eraseContacts: ({ db, other }) => contacts.eraseContacts(db, other),
    hasBlocked: ({ db, person, other }) => contacts.hasBlocked(db, person, other),
  }),
];
