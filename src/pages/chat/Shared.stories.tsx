import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { MessageId } from '../../lib/intl/ids.ts';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { ROOM } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { page } from '../../stories/page.tsx';
import { FILES, FINDS, LINKS, VOICES_SHARED } from '../../stories/room-of-finds.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** What was shared in a conversation, kind by kind, in the states of a list. */
const meta = { title: 'Pages/Shared', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const MEDIA = 'GET /api/v1/groups/:id/media';
const NOTHING = gives({ list: [], next_id: null });
type Answer = (typeof FINDS)[typeof MEDIA];

/** A tab of the pane, as this answer leaves it. */
const tab = (name: MessageId, answer: Answer, sees: (visitor: Visitor) => Promise<unknown>) =>
  page(
    { at: `/room/${ROOM}`, me, isState: true, answers: { ...FINDS, [MEDIA]: answer } },
    async (visitor) => {
      await visitor.presses('room.media');
      await visitor.presses(name);
      await sees(visitor);
    },
  );

const seesNone = (visitor: Visitor) => visitor.sees('room.media.none');
const isComing = async (visitor: Visitor) => {
  const list = await waitFor(() => screen.getByRole('tabpanel'));
  await waitFor(() => expect(list.querySelector('[aria-busy="true"], [role="status"]')).not.toBeNull());
  await visitor.lacks('room.media.none');
};
const isRefused = (visitor: Visitor) => visitor.sees('room.media.refused.title');
const isOffline = (visitor: Visitor) => visitor.sees('chat.error.title');

export const Files = tab('room.media.file', gives(FILES), async (visitor) => {
  await visitor.sees({ plain: '茶山路线_v3.pdf' });
});
export const FilesComing = tab('room.media.file', hangs, isComing);
export const FilesNone = tab('room.media.file', NOTHING, seesNone);
export const FilesRefused = tab('room.media.file', refuses('api.forbidden'), isRefused);
export const FilesOffline = tab('room.media.file', isLost, isOffline);

/** Links open by themselves, written with a scheme or without; beside each is the way to its message. */
export const Links = tab('room.media.link', gives(LINKS), async (visitor) => {
  const links = () => screen.getAllByRole('link', { name: /^example\.com/ });
  await waitFor(() => expect(links()).toHaveLength(2));
  await expect(links().map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/tea-hill',
    'https://example.com/photos/2025/lake',
  ]);
  await expect(screen.getAllByRole('button', { name: visitor.text('room.media.show') })).toHaveLength(2);
});
export const LinksComing = tab('room.media.link', hangs, isComing);
export const LinksNone = tab('room.media.link', NOTHING, seesNone);
export const LinksRefused = tab('room.media.link', refuses('api.forbidden'), isRefused);
export const LinksOffline = tab('room.media.link', isLost, isOffline);

export const Voices = tab('room.media.voice', gives(VOICES_SHARED), async (visitor) => {
  await visitor.sees('room.file.gone', { kind: String(visitor.text('room.kind.audio')) });
  await waitFor(() => expect(screen.getByRole('button', { name: visitor.text('room.play') })).toBeVisible());
});
export const VoicesComing = tab('room.media.voice', hangs, isComing);
export const VoicesNone = tab('room.media.voice', NOTHING, seesNone);
export const VoicesRefused = tab('room.media.voice', refuses('api.forbidden'), isRefused);
export const VoicesOffline = tab('room.media.voice', isLost, isOffline);
