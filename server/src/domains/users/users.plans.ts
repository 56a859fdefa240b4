import { plansOf } from '../../testing/plans/plans-of.ts';
import * as notes from './notes.repository.ts';
import * as users from './users.repository.ts';

const NEW = { username: 'newcomer', nickname: 'New Comer', invite_code: 'newcomer' };

export const plans = [
  plansOf(users, {
    findById: ({ db, person }) => users.findById(db, person),
    findByIds: ({ db, person, other }) => users.findByIds(db, [person, other]),
    findByUsername: ({ db, person }) => users.findByUsername(db, person),
    findByNameOrId: ({ db, person }) => users.findByNameOrId(db, person),
    findByInviteCode: ({ db, person }) => users.findByInviteCode(db, person),
    findLiving: ({ db, person }) => users.findLiving(db, person),
    insertUser: ({ db }) =>
      db.transaction().execute((trx) => users.insertUser(trx, { id: 'newcomer', ...NEW })),
    holdLiving: ({ db, person }) => users.holdLiving(db, person),
    cancelUser: ({ db }) => users.cancelUser(db, 'newcomer'),
    takeCancelled: ({ db }) => users.takeCancelled(db, new Date(), 1),
    eraseUser: ({ db }) => users.eraseUser(db, 'newcomer'),
    reviveUser: ({ db, other }) => users.reviveUser(db, other),
    hasUsername: ({ db, person }) => users.hasUsername(db, person),
    findUngreeted: ({ db }) => users.findUngreeted(db, 100),
    markGreeted: ({ db, person, other }) => users.markGreeted(db, [person, other]),
    storeSeen: ({ db, person, other }) =>
      users.storeSeen(
        db,
        new Map([
          [person, new Date()],
          [other, new Date()],
        ]),
      ),
    updateUser: ({ db, person }) => users.updateUser(db, person, { nickname: 'New Name' }),
  }),
  plansOf(notes, {
    findNote: ({ db, person, other }) => notes.findNote(db, { userId: person, targetId: other }),
    storeNote: ({ db, person, other }) =>
      notes.storeNote(db, { userId: person, targetId: other }, { nickname: 'Nick' }),
    listNicknames: ({ db, person }) => notes.listNicknames(db, person, '', 100),
    findNicknames: ({ db, person, other }) => notes.findNicknames(db, person, [other]),
  }),
];
