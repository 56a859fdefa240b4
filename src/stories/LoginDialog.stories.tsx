import type { Meta } from '@storybook/react-vite';
import { refuses } from './answers.ts';
import { EMAIL, PASSWORD } from './fixtures.ts';
import { page } from './page.tsx';
import type { Visitor } from './visitor.ts';

/** Login over whatever screen asked for it: from a person, or from the brand. */
const meta = { title: 'Pages/Login dialog', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const asksToFollow = async (visitor: Visitor): Promise<void> => {
  await visitor.presses('feed.follow.label', { name: '竹子' });
  await visitor.seesDialog('login.title');
};
const asksToEnter = async (visitor: Visitor): Promise<void> => {
  await visitor.seesDialog('login.title');
};

export const FromPerson = page({ at: '/posts/post0' }, asksToFollow);
export const FromPersonOnDesktop = page(
  { at: '/posts/post0', screen: 'desktop', locale: 'en', isState: true },
  asksToFollow,
);
export const FromBrand = page({ at: '/my-page' }, asksToEnter);
export const FromBrandOnDesktop = page(
  { at: '/my-page', screen: 'desktop', locale: 'en', isState: true },
  asksToEnter,
);
export const Refused = page(
  { at: '/my-page', isState: true, answers: { 'POST /api/v1/login': refuses('api.unauthorized') } },
  async (visitor) => {
    await asksToEnter(visitor);
    await visitor.presses('login.email');
    await visitor.fills('login.email', EMAIL);
    await visitor.fills('login.password', PASSWORD);
    await visitor.presses('login.submit');
    await visitor.sees('login.wrong_email');
  },
);
