import { plansOf } from '../../testing/plans/plans-of.ts';
import * as admins from './admins/admins.repository.ts';
import * as blocks from './blocks/group-blocks.repository.ts';
import * as briefs from './briefs.repository.ts';
import * as clearing from './clearing.repository.ts';
import * as closed from './closed-direct.repository.ts';
import * as ending from './ending/ending.repository.ts';
import * as facts from './facts/facts.repository.ts';
import * as creating from './group-creation.repository.ts';
import * as listed from './group-list.repository.ts';
import * as lock from './group-lock.repository.ts';
import * as views from './group-view.repository.ts';
import * as groups from './groups.repository.ts';
import * as adding from './members/adding.repository.ts';
import * as leaving from './members/leaving.repository.ts';
import * as members from './members/members.repository.ts';
import * as operators from './operators.repository.ts';
import * as settings from './own-settings.repository.ts';
import * as ownership from './ownership.repository.ts';
import * as viewed from './read-marks.repository.ts';
import * as shared from './shared-groups.repository.ts';
import * as sharing from './sharing.repository.ts';
import * as unread from './unread.repository.ts';

const POSITION = { updateAt: new Date(Date.now() - 3_600_000), id: 'g60' };

const FIFTY = Array.from({ length: 50 }, (_, index) => `p${5300 + index}`);

export const plans = [
  plansOf(briefs, { findBriefs: ({ db, group }) => briefs.findBriefs(db, [group, 'nowhere']) }),
  plansOf(groups, {
    findMembership: ({ db, group, member }) => groups.findMembership(db, group, member),
    groupExists: ({ db, group }) => groups.groupExists(db, group),
    hasDirect: ({ db, person, other }) => groups.hasDirect(db, person, other),
    findMemberIds: ({ db, group }) => groups.findMemberIds(db, group),
    findGroupIds: ({ db, member }) => groups.findGroupIds(db, member),
    createDirect: ({ db, person, other }) => groups.createDirect(db, `${person}_${other}`, [person, other]),
    addMembers: ({ db, group, person, other }) => groups.addMembers(db, group, [person, other]),
    findLastSeq: ({ db, group }) => groups.findLastSeq(db, group),
    findSeq: ({ db, group, message }) => groups.findSeq(db, group, message),
  }),
  plansOf(closed, {
    hasBlocked: 'part',
    isClosedTo: 'part',
    findClosed: ({ db, person, other }) => closed.findClosed(db, person, other),
    findDirects: ({ db, person }) => closed.findDirects(db, person, 500),
  }),
  plansOf(lock, { lockGroup: ({ db, group }) => lock.lockGroup(db, group) }),
  plansOf(members, {
    findNames: [
      ({ db, group }) => members.findNames(db, group, undefined, 51),
      ({ db, group }) => members.findNames(db, group, { rank: 2, id: 'p4' }, 1201),
    ],
    findMembersByIds: ({ db, group, member }) => members.findMembersByIds(db, group, [member, 'p4000']),
    findAdmins: ({ db, group }) => members.findAdmins(db, group),
  }),
  plansOf(adding, {
    findNameable: ({ db }) => adding.findNameable(db, 'p7', FIFTY),
    addPeople: [
      ({ db }) => adding.addPeople(db, { groupId: 'g7', by: 'p7', ids: FIFTY }),
      ({ db }) => adding.addPeople(db, { groupId: 'g7', by: null, ids: ['p5300'] }),
    ],
  }),
  plansOf(leaving, {
    removeMember: ({ db, group, member }) => leaving.removeMember(db, group, member),
    leaveAllGroups: ({ db, person }) => leaving.leaveAllGroups(db, person),
  }),
  plansOf(admins, {
    findAdminIds: ({ db, group }) => admins.findAdminIds(db, group),
    setPosition: ({ db, group, member }) =>
      admins.setPosition(db, group, member, { role: 'admin', rights: ['block'] }),
  }),
  plansOf(blocks, {
    findGroupBlocks: [
      ({ db, group }) => blocks.findGroupBlocks(db, group, 51),
      ({ db, group }) => blocks.findGroupBlocks(db, group, 51, { createAt: new Date(), id: 'p4' }),
    ],
    findGroupBlock: ({ db, group, person }) => blocks.findGroupBlock(db, group, person),
    countGroupBlocks: ({ db, group }) => blocks.countGroupBlocks(db, group),
    insertGroupBlock: ({ db, group, person, other }) =>
      blocks.insertGroupBlock(db, { groupId: group, userId: person, by: other }),
    removeGroupBlock: ({ db, group, person }) => blocks.removeGroupBlock(db, group, person),
    eraseGroupBlocks: ({ db, person }) => blocks.eraseGroupBlocks(db, person),
  }),
  plansOf(facts, {
    findFacts: ({ db, group }) => facts.findFacts(db, group),
    updateFacts: ({ db, group }) => facts.updateFacts(db, group, { display_name: 'New' }),
    findStandings: ({ db, group }) => facts.findStandings(db, group),
  }),
  plansOf(operators, {
    findGroupsByName: [
      ({ db }) => operators.findGroupsByName(db, '', { after: undefined, limit: 51 }),
      ({ db }) => operators.findGroupsByName(db, 'gro', { after: undefined, limit: 51 }),
      ({ db }) => operators.findGroupsByName(db, 'gro', { after: { name: 'group', id: 'g5' }, limit: 51 }),
    ],
    findGroupById: ({ db, group }) => operators.findGroupById(db, group),
  }),
  plansOf(ending, {
    setOwner: ({ db, group, member }) => ending.setOwner(db, group, member),
    isDissolvedBy: ({ db, group, person }) => ending.isDissolvedBy(db, group, person),
    findEndable: ({ db, group }) => ending.findEndable(db, group),
    dissolve: ({ db }) => ending.dissolve(db, 'g7'),
    findGroupsToErase: ({ db }) => ending.findGroupsToErase(db, 100),
    markErased: ({ db, group }) => ending.markErased(db, group),
  }),
  plansOf(clearing, { clearFor: ({ db, group, member }) => clearing.clearFor(db, group, member) }),
  plansOf(creating, {
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
    findSharedGroups: [
      ({ db, person, other }) => shared.findSharedGroups(db, [person, other], 51),
      ({ db, person, other }) => shared.findSharedGroups(db, [person, other], 51, 'g60'),
    ],
  }),
  plansOf(ownership, {
    countGroups: ({ db, person }) => ownership.countGroups(db, person),
    ownsGroup: ({ db, person }) => ownership.ownsGroup(db, person),
  }),
];
