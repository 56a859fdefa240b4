import { plansOf } from '../../testing/plans/plans-of.ts';
import * as contacts from './contacts.repository.ts';

export const plans = [
  plansOf(contacts, {
    areAcquainted: ({ db, person, other }) => contacts.areAcquainted(db, [person, other]),
    eraseContacts: ({ db, other }) => contacts.eraseContacts(db, other),
    hasBlocked: ({ db, person, other }) => contacts.hasBlocked(db, person, other),
  }),
];
