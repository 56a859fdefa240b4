import { plansOf } from '../../testing/plans/plans-of.ts';
import * as clearing from './clearing.repository.ts';
import * as closed from './closed-direct.repository.ts';
import * as creating from './group-creation.repository.ts';
import * as listed from './group-list.repository.ts';
import * as views from './group-view.repository.ts';
import * as groups from './groups.repository.ts';
import * as members from './members.repository.ts';
import * as settings from './own-settings.repository.ts';
import * as ownership from './ownership.repository.ts';
import * as viewed from './read-marks.repository.ts';
import * as shared from './shared-groups.repository.ts';
import * as sharing from './sharing.repository.ts';
import * as unread from './unread.repository.ts';

const POSITION = { updateAt: new Date(Date.now() - 3_600_000), id: 'g60' };

export const plans = [
  plansOf(groups, {
    findMembership: ({ db, group, member }) => groups.findMembership(db, group, member),
    groupExists: ({ db, group }) => groups.groupExists(db, group),
    hasDirect: ({ db, person, other }) => groups.hasDirect(db, person, other),
    findMemberIds: ({ db, group }) => groups.findMemberIds(db, group),
    createDirect: ({ db, person, other }) => groups.createDirect(db, `${person}_${other}`, [person, other]),
    addMembers: ({ db, group, person, other }) => groups.addMembers(db, group, [person, other]),
    findLastSeq: ({ db, group }) => groups.findLastSeq(db, group),
    findSeq: ({ db, group, message }) => groups.findSeq(db, group, message),
  }),
  plansOf(closed, {
    hasBlocked: 'part',
    isClosedTo: 'part',
    findClosed: ({ db, person, other }) => closed.findClosed(db, person, other),
  }),
  plansOf(members, { findMembers: ({ db, group }) => members.findMembers(db, group, 'p4', 401) }),
  plansOf(clearing, { clearFor: ({ db, group, member }) => clearing.clearFor(db, group, member) }),
  plansOf(creating, {
    findCreated: ({ db, person }) => creating.findCreated(db, person, 'c7'),
    createGroup: ({ db, person, other, member }) =>
      creating.createGroup(db, {
        id: 'newgroup',
        displayName: 'New',
        ownerId: person,
        memberIds: [other, member],
        cid: 'new-group',
      }),
  }),
  plansOf(listed, { oneMembership: 'part', listedMemberships: 'part', firstMemberships: 'part' }),
  plansOf(unread, {
    visibleSeq: 'part',
    unreadCount: 'part',
    firstMention: 'part',
    hasUnseenReaction: 'part',
  }),
  plansOf(views, {
    findViews: [
      ({ db, member }) => views.findViews(db, member, 51),
      ({ db, person }) => views.findViews(db, person, 51, POSITION),
    ],
    findView: ({ db, group, member }) => views.findView(db, member, group),
  }),
  plansOf(settings, {
    changeOwnSettings: ({ db, group, member }) =>
      settings.changeOwnSettings(
        db,
        { groupId: group, userId: member },
        { on_top: true, muted: true, hidden: true },
        20,
      ),
  }),
  plansOf(viewed, {
    markViewed: ({ db, group, member, message }) =>
      viewed.markViewed(db, member, { groupId: group, messageId: message }),
  }),
  plansOf(sharing, {
    keepCode: ({ db, group }) => sharing.keepCode(db, group, 'newcode'),
    findShared: ({ db, member }) => sharing.findShared(db, member, ['s1', 's7', 'p7']),
  }),
  plansOf(shared, {
    countSharedGroups: ({ db, person, other }) => shared.countSharedGroups(db, person, other),
  }),
  plansOf(ownership, {
    countGroups: ({ db, person }) => ownership.countGroups(db, person),
    ownsGroup: ({ db, person }) => ownership.ownsGroup(db, person),
  }),
];
