import type { OperatorAccount } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { opsLost, opsPage } from '../../stories/ops.tsx';

/** Who may come into the console, as owners see it. */
const meta = { title: 'Pages/Console operators', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const since = '2026-11-28T08:00:00.000Z';
const list: OperatorAccount[] = [
  { name: 'olive', role: 'owner', disabled_at: null, create_at: since, is_self: true },
  { name: 'max', role: 'moderator', disabled_at: null, create_at: since, is_self: false },
  { name: 'sue.who-has-a-long-name', role: 'support', disabled_at: since, create_at: since, is_self: false },
];
const enrolment = {
  ...{ name: 'max', role: 'moderator' as const, password: 'kzq4m7p2v9x3t6r8w5ya' },
  ...{ uri: 'otpauth://totp/Livery:max?secret=JBSWY3DPEHPK3PXP', secret: 'JBSWY3DPEHPK3PXP' },
};
const start = {
  at: '/ops/operators',
  role: 'owner' as const,
  answers: { 'GET /ops/api/operators': () => ({ list }) },
};

type Canvas = Parameters<NonNullable<Parameters<typeof opsPage>[1]>>[0];

/** The first row that is somebody else’s: its second button renews them. */
const renews = async (canvas: Canvas) => {
  const row = (await canvas.findAllByRole('row'))[2] as HTMLElement;
  await userEvent.click(within(row).getAllByRole('button')[1] as HTMLElement);
  return within(await within(document.body).findByRole('dialog'));
};

export const Operators = opsPage(start);
export const Loading = opsPage({
  ...start,
  answers: { 'GET /ops/api/operators': () => new Promise<never>(() => undefined) },
});
export const Failed = opsPage({
  ...start,
  answers: { 'GET /ops/api/operators': opsLost },
});
export const WithoutReason = opsPage(start, async (canvas) => {
  const dialog = await renews(canvas);
  await userEvent.click(dialog.getAllByRole('button')[1] as HTMLElement);
  await dialog.findByRole('alert');
});
export const Renewed = opsPage(
  {
    ...start,
    answers: { ...start.answers, 'POST /ops/api/operators/:name/renew': () => enrolment },
  },
  async (canvas) => {
    const dialog = await renews(canvas);
    const [reason, code] = dialog.getAllByRole('textbox');
    await userEvent.type(reason as HTMLElement, 'new phone');
    await userEvent.type(code as HTMLElement, '123456');
    await userEvent.click(dialog.getAllByRole('button')[1] as HTMLElement);
    await within(document.body).findByText(enrolment.secret);
  },
);
