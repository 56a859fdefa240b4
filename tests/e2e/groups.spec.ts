import { call, type Person, register, uniqueName } from './support/api.ts';
import { openMenu, photo, said } from './support/messages.ts';
import { deskIn, inBrand, phoneIn, type Someone, test as signedIn } from './support/someone.ts';
import { expect } from './support/test.ts';
import { startOf, Visitor } from './support/visitor.ts';

/** Ann has a phone in Chinese, Bob and Cas desks in English. */
const test = signedIn.extend<{ ann: Someone; bob: Someone; cas: Someone }>({
  ann: async ({ enters }, use) => use(await enters('Ann Outside', phoneIn('zh-CN'))),
  bob: async ({ enters }, use) => use(await enters('Bob Inside', deskIn('en'))),
  cas: async ({ enters }, use) => use(await enters('Cas Around', deskIn('en'))),
});

const NAME = 'Tea at seven';

const presses = ({ page, t }: Someone, id: string, values?: Record<string, string | number>) =>
  page
    .getByRole('button', { name: t(id, values), exact: true })
    .last()
    .click();
const sees = ({ page, t }: Someone, id: string, values?: Record<string, string | number>) =>
  expect(page.getByText(t(id, values), { exact: true }).last()).toBeVisible();
const dialog = ({ page, t }: Someone, id: string) => page.getByRole('dialog', { name: t(id), exact: true });
const closes = async (one: Someone) => {
  await presses(one, 'room.close');
  await expect(one.page.getByRole('dialog').filter({ has: one.page.locator('[data-grab]') })).toHaveCount(0);
};
const opensRow = ({ page }: Someone, name: string) =>
  page.locator('a[href^="/room/"]').filter({ hasText: name }).click();
/** On a phone they are a page over the room, on a desk they stand beside it. */
const opensDetails = async (one: Someone) => {
  if ((one.page.viewportSize()?.width ?? 0) < 800)
    await one.page.getByRole('heading', { name: NAME }).getByRole('button').click();
  else await presses(one, 'room.details');
};
const picks = async (one: Someone, who: Person) => {
  const sheet = one.page.getByRole('dialog').last();
  await sheet.getByRole('searchbox').fill(who.username);
  await sheet.getByRole('button', { name: new RegExp(who.nickname) }).click();
};
const manages = async ({ page, t }: Someone, id: string) =>
  page
    .getByRole('button', { name: startOf(t, id) })
    .first()
    .click();
const opensMember = ({ page }: Someone, who: Person) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(who.nickname) })
    .click();
const switches = ({ page, t }: Someone, id: string) => page.getByRole('switch', { name: t(id), exact: true });
const field = ({ page, t }: Pick<Someone, 'page' | 't'>) =>
  page.getByRole('textbox', { name: t('room.write') });

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
  await switches(bob, 'chat.mute').click();
  await expect(line(bob)).toContainText(bob.t('chat.muted'));
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
