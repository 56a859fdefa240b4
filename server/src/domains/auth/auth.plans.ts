import { createHash } from 'node:crypto';
import { INVITE_STATES } from '@livery/contract';
import { type FilledDatabase, plansOf } from '../../testing/plans/plans-of.ts';
import * as closing from './closing/closing.repository.ts';
import * as codes from './codes/codes.repository.ts';
import * as tickets from './google/tickets.repository.ts';
import * as accounts from './identifiers/accounts.repository.ts';
import * as credentials from './identifiers/credentials.repository.ts';
import * as invites from './invites/invites.repository.ts';
import * as people from './people/people.repository.ts';
import * as qr from './qr/qr.repository.ts';
import * as securityCodes from './security-code/security-codes.repository.ts';
import * as sessions from './sessions/sessions.repository.ts';

const MINUTE = 60_000;
const hash = (text: string) => createHash('sha256').update(text).digest();
const IDENTIFIER = { mode: 'email', value: 'v9000', country: '' } as const;
const NEW_INVITE = { id: 'new', code: 'NEWC0DES', most: 1, batch: 'new', place: 0, made_by: 'mia' };
const EXTERNAL = { issuer: 'https://id.example', subject: '7' };

export const plans = [
  plansOf(accounts, {
    findAccount: ({ db }) => accounts.findAccount(db, IDENTIFIER),
    findIdentifiers: ({ db, person }) => accounts.findIdentifiers(db, person),
    findPassword: ({ db, person }) => accounts.findPassword(db, person),
    insertIdentifier: ({ db, person }) =>
      accounts.insertIdentifier(db, { ...IDENTIFIER, value: 'new' }, person),
    replacePassword: ({ db, person }) => accounts.replacePassword(db, person, { from: 'g', to: 'h' }),
    storePassword: ({ db, person }) => accounts.storePassword(db, person, 'h'),
    storeFirstPassword: ({ db, person }) => accounts.storeFirstPassword(db, person, 'h'),
  }),
  plansOf(credentials, { findCredentials: ({ db, person }) => credentials.findCredentials(db, person) }),
  plansOf(codes, {
    storeCode: ({ db }) => codes.storeCode(db, IDENTIFIER, hash('c'), MINUTE),
    countTry: ({ db }) => codes.countTry(db, IDENTIFIER, 5),
    hasCode: ({ db }) => codes.hasCode(db, IDENTIFIER),
    removeCode: ({ db }) => codes.removeCode(db, IDENTIFIER, hash('c')),
    storeVerified: ({ db }) => codes.storeVerified(db, IDENTIFIER, hash('d'), MINUTE),
    isVerified: ({ db }) => codes.isVerified(db, IDENTIFIER, hash('d')),
    takeVerified: ({ db }) => codes.takeVerified(db, IDENTIFIER),
    removeExpired: ({ db }) => codes.removeExpired(db),
  }),
  plansOf(tickets, {
    findLinked: ({ db }) => tickets.findLinked(db, EXTERNAL),
    insertLink: ({ db, person }) => tickets.insertLink(db, { ...EXTERNAL, subject: 'new' }, person),
    insertTicket: ({ db }) =>
      tickets.insertTicket(db, { ...EXTERNAL, ticket_hash: hash('t'), device_hash: hash('d'), email: null }),
    findTicket: ({ db }) => tickets.findTicket(db, hash('t'), hash('d')),
    takeTicket: ({ db }) => tickets.takeTicket(db, hash('t')),
  }),
  plansOf(qr, {
    insertQr: ({ db }) =>
      qr.insertQr(db, { passcode_hash: hash('new'), device_hash: hash('d'), device_type: 'web' }, MINUTE),
    findQr: ({ db }) => qr.findQr(db, hash('new')),
    markScanned: ({ db, person }) => qr.markScanned(db, hash('new'), person),
    markDecided: ({ db, person }) =>
      qr.markDecided(db, hash('new'), person, { accept: true, collectMs: MINUTE }),
    takeAccepted: ({ db }) => qr.takeAccepted(db, hash('new')),
    removePastQr: ({ db }) => qr.removePastQr(db),
  }),
  plansOf(invites, {
    findOpenInvite: ({ db }) => invites.findOpenInvite(db, 'C0000002'),
    takeInvite: ({ db }) => invites.takeInvite(db, 'i000002'),
    findInvite: ({ db }) => invites.findInvite(db, 'i000002'),
    findBatch: ({ db }) => invites.findBatch(db, 'b7'),
    listInvites: [
      {},
      ...INVITE_STATES.map((state) => ({ state })),
      { batch: 'b7', state: 'used' as const },
      { batch: 'b7', state: 'open' as const },
      { code: 'c0000002' },
    ].flatMap((wanted) =>
      [undefined, { until: new Date(), id: 'i015000' }].map(
        (after) =>
          ({ db }: FilledDatabase) =>
            invites.listInvites(db, wanted, { after, limit: 51 }),
      ),
    ),
    findTakenCodes: ({ db }) => invites.findTakenCodes(db, ['c0000002', 'zzzz9999']),
    insertInvites: ({ db }) => invites.insertInvites(db, [NEW_INVITE]),
    withdrawInvite: ({ db }) => invites.withdrawInvite(db, 'i000002'),
    listInvited: ({ db }) => invites.listInvited(db, 'i000002', { before: 'p9', limit: 51 }),
  }),
  plansOf(people, {
    findBannedOfFamily: ({ db }) => people.findBannedOfFamily(db, hash('f7')),
    findBan: ({ db, person }) => people.findBan(db, person),
    listPeople: ({ db, person }) =>
      people.listPeople(db, { state: 'all', after: { time: new Date(), id: person }, limit: 51 }),
    searchPeople: ({ db, person }) =>
      people.searchPeople(db, { text: person, addresses: ['v9000'], state: 'all', limit: 50 }),
    findPerson: ({ db, person }) => people.findPerson(db, person),
    holdPerson: ({ db, person }) => people.holdPerson(db, person),
    changePerson: ({ db, person }) => people.changePerson(db, person, { memo: 'VIP' }),
  }),
  plansOf(securityCodes, {
    forgetSecurityCode: ({ db, person }) => securityCodes.forgetSecurityCode(db, person, MINUTE),
    findSecurityCode: ({ db, person }) => securityCodes.findSecurityCode(db, person),
    takeSecurityTry: ({ db, person }) =>
      securityCodes.takeSecurityTry(db, person, { most: 5, lockMs: MINUTE }),
    clearSecurityTries: ({ db, person }) => securityCodes.clearSecurityTries(db, person),
    storeSecurityCode: ({ db, person }) => securityCodes.storeSecurityCode(db, person, 'h', MINUTE),
  }),
  plansOf(sessions, {
    insertSession: ({ db, person }) => {
      const later = new Date(Date.now() + MINUTE);
      const hashes = { access_hash: hash('x'), family_hash: hash('y'), device_hash: hash('z') };
      const times = { access_expires_at: later, expires_at: later };
      return sessions.insertSession(db, { id: 'new', user_id: person, channel: 2, ...hashes, ...times });
    },
    findCallers: ({ db }) => sessions.findCallers(db, [hash('a7'), hash('a8')]),
    areAlive: ({ db }) => sessions.areAlive(db, ['s7', 's8']),
    findByFamily: ({ db }) => sessions.findByFamily(db, hash('f7')),
    rotateSession: ({ db }) => {
      const hashes = { from: hash('r7'), to: hash('q7'), access: hash('b7') };
      return sessions.rotateSession(db, {
        ...{ id: 's7', address: '', ...hashes, accessLifetime: MINUTE, refreshIdle: MINUTE },
      });
    },
    revokeSession: ({ db, person }) => sessions.revokeSession(db, 's7', person),
    listSessions: ({ db, person }) => sessions.listSessions(db, person),
    revokeSessions: ({ db, person }) => sessions.revokeSessions(db, person, 's7'),
    removePastSessions: ({ db }) => sessions.removePastSessions(db),
  }),
  // Last: afterwards there is nobody left to ask for.
  plansOf(closing, { eraseCredentials: ({ db, other }) => closing.eraseCredentials(db, other) }),
];
