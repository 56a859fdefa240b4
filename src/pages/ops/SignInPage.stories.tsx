import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { opsPage, opsRefuses } from '../../stories/ops.tsx';

/** The way into the console. */
const meta = { title: 'Pages/Console/Sign in', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const at = '/ops';
type Steps = NonNullable<Parameters<typeof opsPage>[1]>;

const signsIn: Steps = async (canvas, { text }) => {
  await userEvent.type(canvas.getByLabelText(text('ops.sign_in.name')), 'olive');
  await userEvent.type(canvas.getByLabelText(text('ops.sign_in.password')), 'a password');
  await userEvent.click(canvas.getByRole('button', { name: text('ops.sign_in.next') }));
};

export const Empty = opsPage({ at });
export const OnAPhone = opsPage({ at, screen: 'phone', locale: 'en' });
export const Wrong = opsPage(
  { at, answers: { 'POST /ops/api/sign-in': opsRefuses('api.unauthorized') } },
  async (canvas, world) => {
    await signsIn(canvas, world);
    await expect(await canvas.findByText(world.text('ops.sign_in.wrong'))).toBeVisible();
  },
);
export const Code = opsPage(
  { at, answers: { 'POST /ops/api/sign-in': () => ({ next: 'code' }) } },
  async (canvas, world) => {
    await signsIn(canvas, world);
    await expect(await canvas.findByLabelText(world.text('ops.sign_in.code'))).toHaveFocus();
  },
);
