import type { Quote } from '@livery/contract';
import { beforeEach, expect, it } from 'vitest';
import { ApiFailure } from '../../lib/http/failure.ts';
import { addressed, mentionOf } from '../../lib/mentions/mention.model.ts';
import { DraftsStore } from './drafts.store.ts';
import { ChosenNames } from './mentions/chosen-names.ts';
import { MessagesStore } from './messages.store.ts';
import { RepliesStore } from './replies.store.ts';
import { returnWords } from './returned-words.ts';
import { FakeServer, GROUP, ME, settle } from './testing.ts';

const QUOTE: Quote = { id: '000001', user_id: 'them', nickname: 'T', type: 'text', text: '', filename: null };

let server: FakeServer;
let drafts: DraftsStore;
let names: ChosenNames;
let replies: RepliesStore;
let messages: MessagesStore;
let isFree: boolean;
beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  drafts = new DraftsStore();
  names = new ChosenNames();
  replies = new RepliesStore();
  isFree = true;
  messages = new MessagesStore(server.http, () => ME, {
    onRefused: (id, words) => {
      if (isFree) returnWords({ drafts, names, replies }, id, words);
      return isFree;
    },
  });
});

const refuse = (code: string) => {
  server.isDown = true;
  server.fault = new ApiFailure({ code, message: '', params: {}, status: 400, call: '' });
};
const send = async (text: string) => {
  messages.room(GROUP).outbox.add(text);
  await settle();
};
const statuses = () => messages.room(GROUP).outbox.list.map(({ status }) => status);

it.each(['api.block_word', 'api.comment_has_hyperlink', 'api.forbidden', 'api.invalid_data'])(
  'words that are refused (%s) are a draft again',
  async (code) => {
    refuse(code);
    await send('a rude word');
    expect([drafts.of(GROUP), statuses()]).toEqual(['a rude word', []]);
  },
);

it('words that may pass another time stay, to be sent again', async () => {
  refuse('api.too_much');
  await send('too fast');
  expect([drafts.of(GROUP), statuses()]).toEqual(['', ['failed']]);
});

it('words wait with what was begun meanwhile, and come back over it when they are asked for', async () => {
  isFree = false;
  refuse('api.block_word');
  await send('a rude word');
  expect(statuses()).toEqual(['failed']);
  drafts.write(GROUP, 'the next one');
  const [failed] = messages.room(GROUP).outbox.list;
  if (failed) returnWords({ drafts, names, replies }, GROUP, failed);
  expect(drafts.of(GROUP)).toBe('a rude word\nthe next one');
});

it('what a reload has left is not put into a field where nobody waits for it', async () => {
  server.isDown = true;
  await send('a rude word');
  messages.stop();
  refuse('api.block_word');
  messages = new MessagesStore(server.http, () => ME, { onRefused: () => true });
  await settle();
  expect(statuses()).toEqual(['failed']);
});

it('words still call and answer whom they did', () => {
  const text = `${mentionOf('Ann Lee')}come`;
  const outgoing = {
    cid: 'c',
    text,
    mentions: ['u1'],
    reply: QUOTE,
    create_at: '',
    status: 'failed',
  } as const;
  returnWords({ drafts, names, replies }, GROUP, outgoing);
  expect(replies.of(GROUP)).toEqual(QUOTE);
  expect(addressed(drafts.of(GROUP), (name) => names.idOf(GROUP, name))).toEqual({ text, mentions: ['u1'] });
});
