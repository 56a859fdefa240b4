import type { OpsPerson, OpsPersonDetails } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { opsLost, opsPage, opsRefuses } from '../../stories/ops.tsx';

/** People of the brand, and what operators do with their accounts. */
const meta = { title: 'Pages/Console/People', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops/people';
const one = `${at}/u1`;
const LIST = 'GET /ops/api/people';
const ONE = 'GET /ops/api/people/:id';

const person: OpsPerson = {
  ...{ id: 'u1', username: 'mei2026', nickname: 'Mei <b>Lin</b>', create_at: '2026-03-02T08:00:00.000Z' },
  ...{ closed_at: null, is_banned: false, banned_until: null },
};
const banned: OpsPerson = { ...person, is_banned: true, banned_until: '2026-12-24T08:00:00.000Z' };
const details: OpsPersonDetails = {
  ...{ person, ban_reason: '', type: 1, can_create_group: true, memo: 'Called twice', country: 'CN' },
  ...{
    seen_at: '2026-11-27T08:00:00.000Z',
    has_security_code: true,
    binding: 'bound',
    balance: 128_050,
    held: 5_000,
  },
  identifiers: [{ mode: 'email', value: 'm***@m***.example' }],
  counts: { groups: 12, posts: 1_280, reports: 3 },
  sessions: [
    {
      ...{ id: 's1', device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
      address: '203.0.*.*',
      ...{ create_at: '2026-11-01T08:00:00.000Z', used_at: '2026-11-27T08:00:00.000Z' },
    },
  ],
};
const found = (...list: OpsPerson[]) => ({ [LIST]: () => ({ list, next_id: null }) });

export const Listed = opsPage(
  { at, role: 'moderator', answers: found(person, { ...banned, id: 'u2', nickname: '' }) },
  async (canvas) => {
    await canvas.findByText(person.nickname);
    const topOf = (role: string) => canvas.getByRole(role).getBoundingClientRect().top;
    await expect(Math.abs(topOf('radiogroup') - topOf('searchbox'))).toBeLessThan(20);
  },
);
/** By keys alone: to the first row, two picked, and kept out for as long as is said, with one reason. */
export const SeveralByKeys = opsPage(
  {
    ...{ at, role: 'moderator', locale: 'en' },
    answers: {
      ...found(person, { ...person, id: 'u2', nickname: 'Wei' }),
      'POST /ops/api/people/:id/ban': ({ params }) => {
        if ((params as { id: string }).id === 'u2') return opsLost();
        return banned;
      },
    },
  },
  async (canvas, { text }) => {
    await canvas.findByText('Wei');
    await userEvent.keyboard('jx{ArrowDown}{ }');
    await expect(canvas.getByText(text('ops.bulk.picked', { count: 2 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('ops.people.ban') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(text('ops.people.ban.days')), '7');
    await userEvent.type(dialog.getByLabelText(text('ops.reason')), 'A ring');
    await userEvent.click(dialog.getByRole('button', { name: text('ops.people.ban') }));
    await expect(await canvas.findByText(text('ops.bulk.failed'))).toBeVisible();
    await expect(
      canvas.getByRole('checkbox', { name: text('ops.bulk.pick', { name: 'Wei' }) }),
    ).toBeChecked();
  },
);
/** `?` says what the keys do. */
export const Keys = opsPage({ at, role: 'moderator', answers: found(person) }, async (canvas, { text }) => {
  await canvas.findByText(person.nickname);
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: text('ops.keys') });
});
/** Whoever speaks to the browser, or strays on its keys, turns them off; the button says what they are all the same. */
export const KeysOff = opsPage(
  { at, role: 'moderator', locale: 'en', answers: found(person) },
  async (canvas, { text }) => {
    const turn = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: text('ops.keys') }));
      const dialog = within(await screen.findByRole('dialog', { name: text('ops.keys') }));
      await userEvent.click(dialog.getByRole('switch', { name: text('ops.keys.on') }));
      await userEvent.click(dialog.getByRole('button', { name: text('ops.close') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await canvas.findByText(person.nickname);
    await turn();
    await userEvent.keyboard('?j');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getAllByRole('row')[1]).not.toHaveFocus();
    await turn();
    await userEvent.keyboard('j');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
  },
);
export const KeysOnAPhone = opsPage(
  { at, role: 'moderator', screen: 'phone', locale: 'en', answers: found(person) },
  async (canvas, { text }) => {
    await canvas.findByText(person.nickname);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: text('ops.keys') });
  },
);
export const SeveralOnAPhone = opsPage(
  {
    at,
    role: 'moderator',
    screen: 'phone',
    answers: found(person, { ...person, id: 'u2', nickname: 'Wei' }),
  },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: text('ops.bulk.all', { count: 2 }) }));
    await canvas.findByText(text('ops.bulk.picked', { count: 2 }));
  },
);
export const Nobody = opsPage(
  { at: `${at}?q=nobody`, role: 'support', screen: 'phone', answers: found() },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.people.empty'))),
);
export const Failed = opsPage(
  { at, role: 'support', answers: { [LIST]: opsLost } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.failed'))),
);
export const Opened = opsPage(
  { at: one, role: 'owner', screen: 'phone', answers: { [ONE]: () => details } },
  async (canvas) => void (await canvas.findByText('m***@m***.example')),
);
export const Banned = opsPage(
  {
    at: one,
    role: 'moderator',
    answers: { [ONE]: () => ({ ...details, person: banned, ban_reason: 'Spam' }) },
  },
  async (canvas, { text }) => void (await canvas.findByRole('button', { name: text('ops.people.lift') })),
);
/** Finance only looks. */
export const LookedAt = opsPage(
  { at: one, role: 'finance', answers: { [ONE]: () => details } },
  async (canvas, { text }) => {
    await canvas.findByText('m***@m***.example');
    await expect(canvas.queryByRole('button', { name: text('ops.people.ban') })).toBeNull();
  },
);
export const Gone = opsPage(
  { at: one, role: 'support', answers: { [ONE]: opsRefuses('api.not_found') } },
  async (canvas, { text }) => void (await canvas.findByText(text('ops.people.gone'))),
);
/** Whoever still owns something is not erased. */
export const EraseRefused = opsPage(
  {
    ...{ at: one, role: 'owner', locale: 'en' },
    answers: {
      [ONE]: () => details,
      'POST /ops/api/people/:id/erase': opsRefuses('api.forbidden', { reason: 'groups_owned' }),
    },
  },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.people.erase') }));
    const dialog = await screen.findByRole('dialog', { name: text('ops.people.erase') });
    const [account, reason] = [...dialog.querySelectorAll('input')];
    await userEvent.type(account as HTMLInputElement, 'mei2026');
    await userEvent.type(reason as HTMLInputElement, 'She asked us to');
    await userEvent.click(await screen.findByRole('button', { name: text('ops.people.erase.act') }));
    await expect(await screen.findByText(text('ops.people.erase.owns'))).toBeVisible();
  },
);
export const Telling = opsPage(
  { at: one, role: 'moderator', locale: 'en', answers: { [ONE]: () => details } },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.people.notice') }));
    await expect(await screen.findByRole('dialog', { name: text('ops.people.notice') })).toBeVisible();
  },
);
export const EndingASession = opsPage(
  { at: one, role: 'moderator', locale: 'en', answers: { [ONE]: () => details } },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.people.session.end') }));
    const name = text('ops.people.session.end.title');
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  },
);
export const AskedToExport = opsPage(
  { at: one, role: 'owner', answers: { [ONE]: () => details } },
  async (canvas, { text }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('ops.people.export') }));
    await screen.findByText(text('ops.people.export.text'));
  },
);
