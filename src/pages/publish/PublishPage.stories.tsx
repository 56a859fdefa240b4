import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FILE_NAME, HANDED_FILES, HANDED_WORDS } from '../../lib/handed/handed.model.ts';
import { PERSONAL_CACHE } from '../../lib/storage/personal.ts';
import { gives, hangs, isLost, refuses } from '../../stories/answers.ts';
import { CONVERSATIONS, COOK, SEA } from '../../stories/conversations.ts';
import { me, words } from '../../stories/fixtures.ts';
import { type PageStart, page } from '../../stories/page.tsx';
import { PEOPLE } from '../../stories/people.ts';
import type { Visitor } from '../../stories/visitor.ts';

/** Where a post is written, and how far it is afterwards. */
const meta = { title: 'Pages/Publish', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const start: PageStart = {
  at: '/publish',
  me,
  answers: {
    'POST /social/api/posts/check-content': gives({}),
    'GET /social/api/hashtags': gives({
      list: [
        { name: '海边', count: 12_800 },
        { name: '海岛日记', count: 940 },
      ],
    }),
    'GET /social/api/upload-info': hangs,
  },
};
const WORDS = '沿着海边走了很久，什么都没想。';

/** Pictures of one colour each, as a device would hand them over. */
const pictures = (count: number): Promise<File[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const canvas = new OffscreenCanvas(300, index % 2 ? 300 : 400);
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = ['teal', 'peru', 'slateblue'][index % 3] ?? '';
      context?.fillRect(0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return new File([blob], `${index}.jpg`, { type: blob.type });
    }),
  );

const seesTiles = (count: number) =>
  waitFor(() => {
    const tiles = document.querySelectorAll('[data-tile] img');
    if (tiles.length !== count) throw new Error(`${tiles.length} of ${count}`);
  });

const drop = async (visitor: Visitor, count: number, shown = count) => {
  await visitor.sees('publish.add.title');
  await visitor.drops(...(await pictures(count)));
  await seesTiles(shown);
};

export const Empty = page({ ...start, picture: 'once' });

export const Pictures = page({ ...start, screen: 'desktop', isState: true }, async (visitor) => {
  await drop(visitor, 3);
  await visitor.fills('publish.words', WORDS);
  await visitor.sees({ plain: '1/3' });
});

/** A corner is drawn by a key: the shape is free from then on. */
export const Cropping = page({ ...start, isState: true }, async (visitor) => {
  await drop(visitor, 1);
  await visitor.presses('publish.tile', { place: 1, count: 1 });
  await visitor.types('{ArrowLeft}{ArrowUp}', 'publish.crop.bottom_right');
  await visitor.sees('publish.crop.size', { width: 285, height: 385 });
});

/** The nine stay, the tenth is named. */
export const TenthPicture = page({ ...start, isState: true }, async (visitor) => {
  await drop(visitor, 10, 9);
  await visitor.sees('publish.refused.count', { max: 9 });
});

export const Words = page({ ...start, locale: 'en', isState: true }, async (visitor) => {
  await visitor.fills('publish.words', 'Slow mornings are the best mornings. #海');
  await visitor.sees({ plain: '#海岛日记' });
});

export const TooManyHashtags = page({ ...start, isState: true }, async (visitor) => {
  await visitor.fills('publish.words', '#一 #二 #三 #四 #五 #六 ');
  await visitor.seesProblem();
});

export const BlockedWord = page(
  {
    ...start,
    isState: true,
    answers: {
      ...start.answers,
      'POST /social/api/posts/check-content': refuses('api.block_word', { params: { word: '测试词' } }),
    },
  },
  async (visitor) => {
    await visitor.fills('publish.words', '这里有测试词');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(visitor.text('error.block_word', { word: '测试词' }));
  },
);

export const Leaving = page({ ...start, isState: true }, async (visitor) => {
  await visitor.fills('publish.words', WORDS);
  await visitor.presses('publish.close');
  await visitor.seesDialog('publish.leave');
});

const publish = async (visitor: Visitor) => {
  await visitor.fills('publish.words', WORDS);
  await visitor.presses('publish.submit');
};

const after = (reply: NonNullable<PageStart['answers']>['POST /social/api/posts']): PageStart => ({
  ...start,
  isState: true,
  answers: { ...start.answers, ...(reply && { 'POST /social/api/posts': reply }) },
});

export const Uploading = page({ ...start, isState: true }, async (visitor) => {
  await drop(visitor, 1);
  await visitor.presses('publish.submit');
  await visitor.sees('publish.state.uploading');
});

export const InReview = page(after(gives({ ...words, review: 'auditing' })), async (visitor) => {
  await publish(visitor);
  await visitor.sees('publish.state.auditing');
});

const processing = gives({ ...words, review: 'processing' as const });
const inWork = after(processing);
// Asked for once more, since what the server says in between is heard by nobody.
inWork.answers = { ...inWork.answers, 'GET /social/api/posts/:id': processing };
export const Processing = page(inWork, async (visitor) => {
  await publish(visitor);
  await visitor.sees('publish.state.processing');
});

export const Rejected = page(
  after(gives({ ...words, review: 'rejected', review_reason: 'unreadable' })),
  async (visitor) => {
    await publish(visitor);
    await visitor.sees('publish.state.rejected');
    await visitor.sees({ plain: new RegExp(visitor.text('post.refused.unreadable')) });
  },
);

export const Done = page(after(gives(words)), async (visitor) => {
  await publish(visitor);
  await visitor.sees('publish.state.done');
});

export const Failed = page(after(refuses('api.invalid_data')), async (visitor) => {
  await publish(visitor);
  await visitor.sees('publish.failed.file');
});

const handedOver: PageStart = { ...start, at: '/publish?shared', isState: true };

/** Another application has handed words over: nothing becomes of them before somebody says so. */
export const HandedWords = page(
  { ...handedOver, at: `/publish?shared&text=${encodeURIComponent(WORDS)}` },
  async (visitor) => {
    const sheet = await visitor.seesDialog('publish.handed.title');
    await within(sheet).findByText(WORDS);
  },
);

/** As the worker keeps what a device hands over. */
const keepHanded = async () => {
  const cache = await caches.open(PERSONAL_CACHE);
  await cache.put(HANDED_WORDS, new Response(WORDS));
  for (const [index, file] of (await pictures(2)).entries())
    await cache.put(HANDED_FILES + index, new Response(file, { headers: { [FILE_NAME]: file.name } }));
  return () => caches.delete(PERSONAL_CACHE);
};

export const HandedPictures: StoryObj = {
  ...page(handedOver, async (visitor) => {
    await visitor.seesDialog('publish.handed.title');
    await visitor.sees('publish.handed.files', { count: 2 });
  }),
  beforeEach: keepHanded,
};

/** They become the draft of a post. */
export const HandedToPost: StoryObj = {
  ...page(handedOver, async (visitor) => {
    await visitor.presses('publish.handed.post');
    await visitor.seesValue(WORDS);
    await seesTiles(2);
  }),
  beforeEach: keepHanded,
};

const toChats = { ...PEOPLE, ...start.answers, ...CONVERSATIONS };

/** They go to a conversation. */
export const HandedToChat: StoryObj = {
  ...page({ ...handedOver, answers: toChats }, async (visitor) => {
    await visitor.presses('publish.handed.chat');
    await visitor.seesDialog('room.share.to');
  }),
  beforeEach: keepHanded,
};

/** To several at once; nothing of it is left over. */
export const HandedToChats: StoryObj = {
  ...page(
    {
      ...handedOver,
      answers: {
        ...toChats,
        'POST /api/v1/messages': hangs,
        'GET /api/v1/files/groups/:id/upload_file': hangs,
      },
    },
    async (visitor) => {
      await visitor.presses('publish.handed.chat');
      const sheet = within(await visitor.seesDialog('room.share.to'));
      // What is under a sheet that still opens takes no pointer.
      for (const { nickname } of [SEA, COOK])
        await waitFor(() => userEvent.click(sheet.getByRole('button', { name: new RegExp(nickname) })));
      await visitor.presses('room.forward.send', { count: 2 });
      await visitor.sees('room.share.done');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  ),
  beforeEach: keepHanded,
};

const chooses = (
  conversations: NonNullable<PageStart['answers']>['GET /api/v1/users/groups'],
): PageStart => ({
  ...handedOver,
  answers: {
    ...start.answers,
    ...CONVERSATIONS,
    ...(conversations && { 'GET /api/v1/users/groups': conversations }),
  },
});
export const ChoosingLoading: StoryObj = {
  ...page(chooses(hangs), async (visitor) => {
    await visitor.presses('publish.handed.chat');
    await visitor.seesDialog('room.share.to');
  }),
  beforeEach: keepHanded,
};
export const ChoosingOffline: StoryObj = {
  ...page(chooses(isLost), async (visitor) => {
    await visitor.presses('publish.handed.chat');
    await visitor.sees('chat.error.retry');
  }),
  beforeEach: keepHanded,
};
export const ChoosingOfNobody: StoryObj = {
  ...page(chooses(gives({ list: [], next_id: null })), async (visitor) => {
    await visitor.presses('publish.handed.chat');
    await visitor.seesDialog('room.share.to');
    await visitor.sees('chat.empty.title');
  }),
  beforeEach: keepHanded,
};
export const ChoosingByName: StoryObj = {
  ...page(chooses(undefined), async (visitor) => {
    await visitor.presses('publish.handed.chat');
    await visitor.fills('room.share.search', 'zzz');
    await visitor.sees('room.share.none');
  }),
  beforeEach: keepHanded,
};
