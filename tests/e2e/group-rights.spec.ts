import { call, type Person } from './support/api.ts';
import {
  closes,
  dialog,
  field,
  manages,
  NAME,
  opensDetails,
  opensMember,
  presses,
  sees,
  switches,
  test,
} from './support/groups.ts';
import { openMenu, said } from './support/messages.ts';
import { inBrand, type Someone } from './support/someone.ts';
import { stored } from './support/stored.ts';
import { expect } from './support/test.ts';
import { startOf } from './support/visitor.ts';

/** The line of a group in the list of conversations. */
const line = ({ page }: Someone) => page.locator('a[href^="/room/"]').filter({ hasText: NAME });
/** Chooses a reason in the sheet of that title, and sends it. */
const reports = async (one: Someone, title: string) => {
  const sheet = dialog(one, title);
  await sheet
    .getByRole('radio', { name: one.t('report.spam') })
    .locator('..')
    .click();
  await sheet.getByRole('button', { name: one.t('report.send'), exact: true }).click();
  // It stays for who could not send it.
  await expect(sheet).toHaveCount(0);
  await sees(one, 'report.done');
};

test.use(inBrand('jade'));

test('what an admin may do changes under their hands, who was blocked comes back, and each keeps the group as they like', async ({
  ann,
  bob,
  cas,
  request,
}) => {
  test.slow();
  const asks = (path: string, data: unknown, { access }: Person = ann.person) =>
    call(request, `/api/v1/${path}`, data, access);
  const members = { member_ids: [bob.person.id, cas.person.id], cid: 'tea' };
  const { id } = await asks('groups', { display_name: NAME, ...members });
  await asks(`groups/${id}/admins`, { user_id: bob.person.id, permissions: ['remove_member'] });
  for (const [index, text] of ['at the gate', 'shall we meet'].entries()) {
    const said = await asks('messages', { group_id: id, cid: `said-${index}`, type: 'text', text });
    if (index === 0) await asks(`groups/${id}/pins`, { msg_id: said.id });
  }
  for (const { page } of [ann, bob, cas]) await page.goto(`/room/${id}`);

  // A message is unpinned, for everybody.
  const pins = ({ page, t }: Someone) => page.getByRole('button', { name: t('room.pinned.all') });
  for (const one of [ann, bob]) await expect(pins(one)).toBeVisible();
  await openMenu(ann.page, 'at the gate', true);
  await ann.page.getByRole('menuitem', { name: ann.t('room.unpin'), exact: true }).click();
  for (const one of [ann, bob]) await expect(pins(one)).toHaveCount(0);

  // Bob removes members; what else he may do is for Ann to say.
  const blacklist = ({ page, t }: Someone) =>
    page.getByRole('button', { name: startOf(t, 'room.group.blocks') });
  await opensDetails(bob);
  await opensMember(bob, cas.person);
  await expect(
    bob.page.getByRole('button', { name: bob.t('group.member.remove'), exact: true }),
  ).toBeVisible();
  await closes(bob);
  await expect(blacklist(bob)).toHaveCount(0);
  await opensDetails(ann);
  await manages(ann, 'room.group.admins');
  // He stands in the list of members behind it, too.
  const admin = dialog(ann, 'group.admins').getByRole('button', { name: /Bob Inside/ });
  await admin.click();
  await switches(ann, 'group.right.block').click();
  await switches(ann, 'group.right.remove_member').click();
  await presses(ann, 'group.rights.save');
  await sees(ann, 'group.admin.changed', { name: 'Bob Inside' });
  await expect(dialog(ann, 'group.rights')).toHaveCount(0);
  await expect(blacklist(bob)).toBeVisible();

  // As the server has it: he blocks, and removes no more.
  await bob.page.reload();
  await opensMember(bob, cas.person);
  await expect(
    bob.page.getByRole('button', { name: bob.t('group.member.block'), exact: true }),
  ).toBeVisible();
  await expect(bob.page.getByRole('button', { name: bob.t('group.member.remove'), exact: true })).toHaveCount(
    0,
  );
  await presses(bob, 'group.member.block');
  await presses(bob, 'group.member.block.confirm');
  await sees(cas, 'room.departed.blocked', { name: NAME });

  // He lets Cas in again, who comes back by the code.
  const { code } = await asks('share/group', { group_id: id });
  const joins = async () => {
    await cas.page.goto(`/chat?join=${code}`);
    await presses(cas, 'group.join.confirm');
  };
  await joins();
  await sees(cas, 'group.join.blocked');
  await blacklist(bob).click();
  await presses(bob, 'group.blocks.let_in');
  await sees(bob, 'group.blocks.let_in_done', { name: 'Cas Around' });
  await sees(bob, 'group.blocks.none');
  await closes(bob);
  await joins();
  await expect(cas.page).toHaveURL(/\/room\//);
  await expect(field(cas)).toBeEnabled();

  // Taken down, he is a member like others.
  await admin.click();
  await presses(ann, 'group.admin.remove');
  await sees(ann, 'group.admin.removed', { name: 'Bob Inside' });
  await sees(ann, 'group.admins.none');
  await expect(blacklist(bob)).toHaveCount(0);
  await opensMember(bob, cas.person);
  await expect(dialog(bob, 'group.member')).toBeVisible();
  for (const right of ['block', 'remove'])
    await expect(
      bob.page.getByRole('button', { name: bob.t(`group.member.${right}`), exact: true }),
    ).toHaveCount(0);
  await closes(bob);

  // He reports what was said, and the group.
  await openMenu(bob.page, 'shall we meet', false);
  await bob.page.getByRole('menuitem', { name: bob.t('room.report'), exact: true }).click();
  await reports(bob, 'report.title.message');
  await presses(bob, 'room.group.report');
  await reports(bob, 'report.title.group');

  // Muted, and cleared, for himself alone.
  const muted = stored(bob.page, /\/settings$/);
  await switches(bob, 'chat.mute').click();
  await expect(line(bob)).toContainText(bob.t('chat.muted'));
  await muted;
  await presses(bob, 'room.details.clear');
  await presses(bob, 'room.details.clear.confirm');
  await expect(said(bob.page, 'shall we meet')).toHaveCount(0);
  await bob.page.reload();
  await expect(switches(bob, 'chat.mute')).toBeChecked();
  await expect(field(bob)).toBeEnabled();
  await expect(said(bob.page, 'shall we meet')).toHaveCount(0);
  await ann.page.reload();
  await expect(said(ann.page, 'shall we meet')).toBeVisible();
});
