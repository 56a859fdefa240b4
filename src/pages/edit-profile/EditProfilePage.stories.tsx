import { Switch } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { hangs, refuses } from '../../stories/answers.ts';
import { landscape, me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';

/** Avatar, nickname, and how notifications come. */
const meta = { title: 'Pages/Edit profile', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const Phone = page({ at: '/edit-profile', me });
export const Desktop = page({ at: '/edit-profile', me, screen: 'desktop', locale: 'en' });
/** Without notifications the rest has nothing to say. */
export const Silent = page({ at: '/edit-profile', me: { ...me, notify: Switch.CLOSE }, isState: true });
export const Guest = page({ at: '/edit-profile', isState: true });
export const Loading = page({
  at: '/edit-profile',
  me,
  isState: true,
  answers: { 'GET /api/v1/users/me': hangs },
});

export const NicknameImpossible = page({ at: '/edit-profile', me, isState: true }, async (visitor) => {
  await visitor.fills('register.nickname', '林间-小满');
  await visitor.presses('edit.save');
});

export const NicknameBlocked = page(
  {
    at: '/edit-profile',
    me,
    locale: 'en',
    isState: true,
    answers: { 'PUT /api/v2/users/me': refuses('api.block_word', { params: { word: 'admin' } }) },
  },
  async (visitor) => {
    await visitor.fills('register.nickname', 'admin');
    await visitor.presses('edit.save');
    await visitor.sees('error.block_word', { word: 'admin' });
  },
);

export const AvatarCrop = page({ at: '/edit-profile', me }, async (visitor) => {
  await visitor.chooses('edit.avatar', await landscape());
  await visitor.seesDialog('edit.avatar.crop');
});

export const AvatarCropOnDesktop = page(
  { at: '/edit-profile', me, screen: 'desktop', locale: 'en', isState: true },
  async (visitor) => {
    await visitor.chooses('edit.avatar', await landscape());
    await visitor.seesDialog('edit.avatar.crop');
  },
);

export const AvatarUnreadable = page({ at: '/edit-profile', me, isState: true }, async (visitor) => {
  await visitor.chooses('edit.avatar', new File(['no picture'], 'no-picture.png', { type: 'image/png' }));
  await visitor.sees('edit.avatar.unreadable');
});
