import { register, uniqueName } from './support/api.ts';
import {
  closes,
  dialog,
  field,
  manages,
  NAME,
  opensDetails,
  opensMember,
  opensRow,
  picks,
  presses,
  sees,
  switches,
  test,
} from './support/groups.ts';
import { photo } from './support/messages.ts';
import { inBrand, phoneIn } from './support/someone.ts';
import { expect } from './support/test.ts';
import { Visitor } from './support/visitor.ts';

test.use(inBrand('jade'));

test('three people make a group, manage it, are removed, come back, and end it', async ({
  ann,
  bob,
  cas,
  newPerson,
  request,
}) => {
  test.slow();
  // Ann makes it with Bob.
  await ann.page.goto('/chat');
  await bob.page.goto('/chat');
  await presses(ann, 'chat.new');
  await ann.page.getByRole('menuitem', { name: ann.t('room.group.create') }).click();
  await picks(ann, bob.person);
  await ann.page.getByRole('button', { name: /1/ }).last().click();
  await ann.page.getByRole('textbox', { name: ann.t('group.name') }).fill('Tea');
  await ann.page.getByRole('button', { name: /2/ }).last().click();
  await expect(ann.page).toHaveURL(/\/room\//);
  await opensRow(bob, 'Tea');

  // Its name, and its picture, for both at once.
  await ann.page.getByRole('heading', { name: 'Tea' }).getByRole('button').click();
  await presses(ann, 'room.group.edit');
  await ann.page.getByRole('textbox', { name: ann.t('group.name') }).fill(NAME);
  await ann.page.getByLabel(ann.t('group.icon')).setInputFiles(await photo('icon.jpg'));
  await presses(ann, 'group.icon.use');
  await sees(ann, 'group.icon.saved');
  await presses(ann, 'group.facts.save');
  await expect(dialog(ann, 'group.facts')).toHaveCount(0);
  await expect(bob.page.getByRole('heading', { name: NAME })).toBeVisible();
  await sees(bob, 'room.notice_by.group_icon', { name: 'Ann Outside' });

  // Cas is added.
  await cas.page.goto('/chat');
  await manages(ann, 'room.group.invite');
  await picks(ann, cas.person);
  await ann.page.getByRole('dialog').last().getByRole('button', { name: /1/ }).last().click();
  await expect(dialog(ann, 'group.invite')).toHaveCount(0);
  await opensRow(cas, NAME);
  await expect(field(cas)).toBeEnabled();

  // What members may do counts at once, and says why not.
  await manages(ann, 'room.group.permissions');
  await switches(ann, 'group.permission.message').click();
  await sees(cas, 'room.muted.message');
  await expect(field(cas)).toBeDisabled();
  await switches(ann, 'group.permission.message').click();
  await expect(field(cas)).toBeEnabled();
  await closes(ann);

  // Bob helps, with one right.
  await manages(ann, 'room.group.admins');
  await presses(ann, 'group.admins.add');
  await opensMember(ann, bob.person);
  for (const right of ['block', 'change_info', 'add_friend'])
    await switches(ann, `group.right.${right}`).click();
  await presses(ann, 'group.rights.give');
  await expect(dialog(ann, 'group.rights')).toHaveCount(0);
  await closes(ann);

  // He removes Cas, who was writing: the words stay.
  await field(cas).fill('half a sentence');
  await opensDetails(bob);
  await opensMember(bob, cas.person);
  await expect(bob.page.getByText(bob.t('group.member.block'), { exact: true })).toHaveCount(0);
  await presses(bob, 'group.member.remove');
  await presses(bob, 'group.member.remove.confirm');
  await sees(bob, 'group.member.remove.done', { name: 'Cas Around' });
  await sees(cas, 'room.departed.removed', { name: NAME });
  await expect(cas.page.getByText('half a sentence')).toBeVisible();
  await expect(cas.page.locator('a[href^="/room/"]').filter({ hasText: NAME })).toHaveCount(0);

  // A link brings her back; her words are where they were.
  await manages(ann, 'room.group.code');
  const code = dialog(ann, 'group.code').getByText(/^[A-Za-z0-9]{6,}$/);
  const link = `/chat?join=${await code.textContent()}`;
  await closes(ann);
  await cas.page.goto(link);
  await expect(
    cas.page.getByRole('button', { name: cas.t('group.join.confirm'), exact: true }),
  ).toBeVisible();
  await presses(cas, 'group.join.confirm');
  await expect(cas.page).toHaveURL(/\/room\//);
  await expect(field(cas)).toHaveValue('half a sentence');

  // Guests come by it too: one has an account, one makes one.
  const dan = new Visitor(await newPerson(phoneIn('zh-CN')), request, ann.t);
  const danPerson = await register(request, 'Dan Late');
  await dan.page.goto(link);
  await dan.in('login.title').choosesEmail();
  await dan.in('login.title').logsIn(danPerson, danPerson.password);
  await dan.presses('group.join.confirm');
  await expect(dan.page).toHaveURL(/\/room\//);
  const eve = new Visitor(await newPerson(phoneIn('zh-CN')), request, ann.t);
  const username = uniqueName();
  const email = `${username}@mail.example`;
  await eve.page.goto(link);
  await eve.in('login.title').choosesEmail();
  await eve.in('login.title').presses('login.register');
  await eve.in('register.title').fills('login.email', email);
  await eve.in('register.title').presses('register.send_code');
  await eve.in('register.code.title').typesCode(email);
  const account = { username, password: 'Passw0rd99', nickname: 'Eve Latest' };
  await eve.in('register.account.title').namesAccount(account);
  await eve.in('register.done.title').presses('register.done.go_on');
  await eve.presses('group.join.confirm');
  await expect(eve.page).toHaveURL(/\/room\//);
  await expect(field(eve)).toBeEnabled();

  // Blocked, Cas stays out.
  await opensMember(ann, cas.person);
  await presses(ann, 'group.member.block');
  await presses(ann, 'group.member.block.confirm');
  await sees(cas, 'room.departed.blocked', { name: NAME });
  await cas.page.goto(link);
  await presses(cas, 'group.join.confirm');
  await sees(cas, 'group.join.blocked');

  // Who owns it hands it over before she leaves, and he ends it.
  await presses(ann, 'room.group.leave');
  await presses(ann, 'group.leave.hand_over');
  await opensMember(ann, bob.person);
  await presses(ann, 'group.transfer.next');
  await presses(ann, 'group.transfer.confirm');
  await expect(dialog(ann, 'group.transfer')).toHaveCount(0);
  await presses(ann, 'room.group.leave');
  await presses(ann, 'group.leave.confirm');
  await expect(ann.page).toHaveURL(/\/chat$/);
  await presses(bob, 'room.group.dissolve');
  const last = bob.page.getByRole('dialog');
  await expect(
    last.getByRole('button', { name: bob.t('group.dissolve.confirm'), exact: true }),
  ).toBeDisabled();
  await last.getByRole('textbox').fill(NAME);
  await presses(bob, 'group.dissolve.confirm');
  await expect(bob.page).toHaveURL(/\/chat$/);
  await expect(bob.page.locator('a[href^="/room/"]').filter({ hasText: NAME })).toHaveCount(0);
});
