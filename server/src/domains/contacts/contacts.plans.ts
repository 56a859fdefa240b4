import { plansOf } from '../../testing/plans/plans-of.ts';
import * as blocks from './blocks.repository.ts';
import * as contacts from './contacts.repository.ts';
import * as people from './people.repository.ts';

export const plans = [
  plansOf(contacts, {
    listContacts: ({ db, person }) => contacts.listContacts(db, person, { after: '', limit: 501 }),
    listContactTimes: ({ db, person }) => contacts.listContactTimes(db, person, { after: 'p1', limit: 1001 }),
    findContact: ({ db, person, other }) => contacts.findContact(db, person, other),
    lockLists: ({ db, person }) => contacts.lockLists(db, person),
    holdLists: ({ db, person, other }) => contacts.holdLists(db, [person, other]),
    insertContact: ({ db, person, other }) => contacts.insertContact(db, person, other),
    countContacts: ({ db, person }) => contacts.countContacts(db, person),
    deleteContact: ({ db, person, other }) => contacts.deleteContact(db, person, other),
    findAcquainted: ({ db, person, other, member }) => contacts.findAcquainted(db, person, [other, member]),
    eraseContacts: ({ db, other }) => contacts.eraseContacts(db, other),
  }),
  plansOf(blocks, {
    listBlocks: [
      ({ db, person }) => blocks.listBlocks(db, person, { after: undefined, limit: 501 }),
      ({ db, person, other: id }) =>
        blocks.listBlocks(db, person, { after: { time: new Date(), id }, limit: 501 }),
    ],
    findBlock: ({ db, person, other }) => blocks.findBlock(db, person, other),
    insertBlock: ({ db, person, other }) => blocks.insertBlock(db, person, other),
    countBlocks: ({ db, person }) => blocks.countBlocks(db, person),
    deleteBlock: ({ db, person, other }) => blocks.deleteBlock(db, person, other),
    findBlocksBetween: ({ db, person, other, member }) =>
      blocks.findBlocksBetween(db, person, [other, member]),
    eraseBlocks: ({ db, other }) => blocks.eraseBlocks(db, other),
  }),
  plansOf(people, {
    listInvited: [
      ({ db, person }) => people.listInvited(db, person, { before: undefined, limit: 201 }),
      ({ db, person }) => people.listInvited(db, person, { before: 'p5', limit: 201 }),
    ],
    findFriendsOfFriends: ({ db, person }) => people.findFriendsOfFriends(db, person, 60),
    findSuggestible: ({ db, person, other, member }) => people.findSuggestible(db, person, [other, member]),
  }),
];
