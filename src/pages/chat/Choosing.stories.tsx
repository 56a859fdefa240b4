import { LIMITS } from '@livery/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CONVERSATIONS, ROOM } from '../../stories/conversations.ts';
import { me } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import type { Visitor } from '../../stories/visitor.ts';

/** Files while they are dragged over a conversation, and those that it does not take. */
const meta = { title: 'Pages/Chat choosing', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const room: PageStart = { at: `/room/${ROOM}`, me, answers: CONVERSATIONS, isState: true };

const pdf = (name = '季度报告.pdf', bytes: BlobPart = '%PDF-1.4') =>
  new File([bytes], name, { type: 'application/pdf' });
const large = new Uint8Array(LIMITS.chatFile + 1);

export const Dragged = page({ ...room }, async (visitor) => {
  await visitor.seesAll();
  await waitFor(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf());
    document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    expect(screen.queryByText(visitor.text('room.drop'))).not.toBeNull();
  });
  await visitor.sees('room.drop.limits');
});

/** Nothing of it is offered to be sent. */
const isRefused = async (visitor: Visitor, file: File, says: Parameters<Visitor['sees']>[0]) => {
  await visitor.seesAll();
  await visitor.drops(file);
  await visitor.sees(says);
  await expect(screen.queryByRole('dialog')).toBeNull();
};
export const TooLargeFile = page(room, (visitor) =>
  isRefused(visitor, pdf('全部照片.pdf', large), 'room.upload.large.file'),
);
export const TooLargePicture = page(room, (visitor) =>
  isRefused(visitor, new File([large], '云海.png', { type: 'image/png' }), 'room.upload.large.image'),
);
export const OtherType = page(room, (visitor) =>
  isRefused(visitor, new File(['MZ'], '路线.exe'), 'room.upload.type.file'),
);
export const OtherClip = page(room, (visitor) =>
  isRefused(visitor, new File(['x'], '日出.webm', { type: 'video/webm' }), 'room.upload.type.video'),
);
export const EmptyFile = page(room, (visitor) => isRefused(visitor, pdf('空.pdf', ''), 'room.upload.empty'));
/** The first ten stay. */
export const TooMany = page(room, async (visitor) => {
  await visitor.seesAll();
  await visitor.drops(...Array.from({ length: 11 }, (_, index) => pdf(`第${index + 1}页.pdf`)));
  await visitor.seesDialog({ plain: new RegExp(String(LIMITS.filesPerSelection)) });
  await visitor.sees('room.upload.count');
});
