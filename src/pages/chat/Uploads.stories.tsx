import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Answers, gives, goesTo, isLost } from '../../stories/answers.ts';
import { CONVERSATIONS, ROOM } from '../../stories/conversations.ts';
import { landscape, me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import type { KeptUpload, LostUpload } from '../../stories/world.ts';

/** What is sent beside words: files on their way, those that wait for the network, those that stayed behind. */
const meta = { title: 'Pages/Chat uploads', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM}`, me, answers: CONVERSATIONS, isState: true };
const pdf = () => new File(['%PDF-1.4'], '季度报告.pdf', { type: 'application/pdf' });

const TARGET = { url: '/objects/upload', form_data: {}, file_path: 'chat/landscape.png' };
const SLOW: Answers = {
  ...CONVERSATIONS,
  'GET /api/v1/files/groups/:id/upload_file': gives(TARGET),
  'POST /objects/upload': goesTo(0.4),
};

const named = async (name: string): Promise<File> =>
  new File([await landscape()], name, { type: 'image/png' });

/** Pictures go one after the other, a document beside them. */
export const Going = page({ ...room, answers: SLOW }, async (visitor) => {
  await visitor.seesAll();
  await visitor.drops(await named('云海.png'), await named('茶山.png'), pdf());
  // Before it has come, the button of that name is the one beside the field.
  await visitor.seesDialog({ plain: /3/ });
  await visitor.presses('room.upload.send');
  const shares = (name: string) =>
    screen
      .queryAllByRole('progressbar', { name: visitor.text('room.upload.uploading', { name }) })
      .map((bar) => bar.getAttribute('aria-valuenow'));
  await waitFor(() => expect(shares('云海.png')).toEqual(['40']));
  await expect(shares('茶山.png')).toEqual(['0']);
  await waitFor(() => expect(shares('季度报告.pdf')).toEqual(['40']), { timeout: 5_000 });
});

/** Each says that it goes on by itself; nothing is to be done but to leave it. */
export const Waiting = page(
  {
    ...room,
    answers: { ...SLOW, 'GET /api/v1/files/groups/:id/upload_file': isLost },
  },
  async (visitor) => {
    await visitor.seesAll();
    await visitor.drops(await named('云海.png'), pdf());
    await visitor.seesDialog({ plain: /2/ });
    await visitor.presses('room.upload.send');
    await waitFor(() => expect(screen.getAllByText(visitor.text('room.waiting'))).toHaveLength(2), {
      timeout: 5_000,
    });
    await expect(screen.getAllByRole('button', { name: visitor.text('room.upload.cancel') })).toHaveLength(2);
    await visitor.lacks('room.upload.fail');
  },
);

const kept = (kind: LostUpload['kind'], filename: string, at: number): LostUpload => ({
  ...{ kind, filename, cid: `upload-${at}`, user_id: me.id, group_id: ROOM, has_failed: true },
  create_at: new Date(Date.UTC(2025, 2, 14, 9, at)).toISOString(),
});

const failed = async (): Promise<KeptUpload[]> => {
  const picture = await landscape();
  const file = new Blob(['x']);
  return [
    { ...kept('image', '云海.png', 1), file: picture, width: 1200, height: 800 },
    { ...kept('video', '日出.mp4', 2), file, poster: picture, width: 1200, height: 800, duration: 12 },
    { ...kept('file', '季度报告.pdf', 3), file },
    { ...kept('audio', 'voice.mp3', 4), file, duration: 9, waveform: [4, 9, 14, 22] },
  ];
};
/** Each is sent again, or left. */
export const Failed = page({ ...room, uploads: failed }, async (visitor) => {
  await visitor.seesAll();
  for (const id of ['room.retry', 'room.discard'] as const)
    await waitFor(() => expect(screen.getAllByRole('button', { name: visitor.text(id) })).toHaveLength(4));
  await expect(screen.getAllByText(visitor.text('room.upload.fail'))).toHaveLength(4);
});

const lost = async (): Promise<LostUpload[]> => [
  kept('image', '云海.png', 1),
  kept('file', '季度报告.pdf', 2),
  kept('audio', 'voice.mp3', 3),
];
/** A file is chosen again; a recording cannot be. */
export const Lost = page({ ...room, uploads: lost }, async (visitor) => {
  await visitor.sees('room.upload.lost.voice');
  await expect(screen.getAllByText(visitor.text('room.upload.lost'))).toHaveLength(2);
  const choosers = screen.getAllByRole('button', { name: visitor.text('room.upload.choose_again') });
  await expect(choosers).toHaveLength(2);
});
