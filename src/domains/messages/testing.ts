import type { Message } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { ApiFailure, NO_CONNECTION } from '../../lib/http/failure.ts';
import { type FakeCalls, fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import type { RoomStore } from './room.store.ts';
import { isMessageRow } from './room-rows.model.ts';

export const ME = 'me';
export const GROUP = 'me_them';

export const messageOf = (fields: Partial<Message> & { seq: number }): Message => ({
  id: String(fields.seq).padStart(6, '0'),
  group_id: GROUP,
  user_id: 'them',
  target_id: null,
  thread_id: null,
  type: 'text',
  text: `message ${fields.seq}`,
  create_at: new Date(1_760_000_000_000 + fields.seq * 1000).toISOString(),
  block_user_ids: [],
  file_path: null,
  duration: null,
  filename: null,
  cid: `cid${fields.seq}`,
  pin_at: null,
  expire_at: null,
  ...fields,
});

/** The server refuses. */
export const refusal = (status: number): ApiFailure =>
  new ApiFailure({
    code: status === 503 ? 'api.unavailable' : 'api.forbidden',
    message: '',
    params: {},
    status,
    call: '',
  });

export const noConnection = (): ApiFailure =>
  new ApiFailure({ code: NO_CONNECTION, message: '', params: {}, status: 0, call: '' });

/** A conversation as its server keeps it: gapless, and a repeated `cid` returns the first message. */
export class FakeServer {
  messages: Message[] = [];
  /** Calls by name, in order. */
  calls: string[] = [];
  /** The person has cleared the conversation up to here. */
  floor = 0;
  isDown = false;
  /** What calls fail with while it is down. */
  fault = noConnection();
  /** The next post is stored and its response lost. */
  losesAnswer = false;

  fill(count: number, user = 'them'): void {
    for (let index = 0; index < count; index += 1) this.add({ user_id: user });
  }

  add(fields: Partial<Message> = {}): Message {
    const message = messageOf({ ...fields, seq: this.messages.length + 1 });
    this.messages.push(message);
    return message;
  }

  readonly http: FakeCalls = fakeCalls({
    'GET /api/v2/groups/:id/messages': async ({ query }) => {
      const { name, find } = this.#pageOf(query ?? {});
      return { list: await this.#return(name, find) };
    },
    'GET /api/v1/groups/:id/messages/:msgId': ({ params: { msgId } }) =>
      this.#return('get', () => {
        const message = this.messages.find((m) => m.id === msgId);
        if (!message) throw refusal(400);
        return message;
      }),
    'POST /api/v1/messages': ({ body: { cid, text = '' } }) =>
      this.#return('post', () => {
        const known = this.messages.find((m) => m.user_id === ME && m.cid === cid);
        const message = known ?? this.add({ user_id: ME, cid, text });
        if (!this.losesAnswer) return message;
        this.losesAnswer = false;
        throw noConnection();
      }),
  });

  #pageOf({ direction, msg_id = '', after_seq, limit = 40 }: QueryOf<'GET /api/v2/groups/:id/messages'>) {
    const messages = this.messages.filter(({ seq }) => seq > this.floor);
    if (after_seq !== undefined) {
      return { name: 'after', find: () => messages.filter((m) => m.seq > after_seq).slice(0, limit) };
    }
    if (direction === 'before') {
      return { name: 'before', find: () => messages.filter((m) => m.id < msg_id).slice(-40) };
    }
    if (direction === 'after') {
      return { name: 'afterMessage', find: () => messages.filter((m) => m.id > msg_id).slice(0, 40) };
    }
    return { name: 'newest', find: () => messages.slice(-40) };
  }

  async #return<Result>(name: string, work: () => Result): Promise<Result> {
    this.calls.push(name);
    await Promise.resolve();
    if (this.isDown) throw this.fault;
    return work();
  }
}

/** The messages that a room shows, oldest first. */
export const shownIn = ({ view }: RoomStore): Message[] =>
  view.ready?.window.rows.flatMap((row) => (isMessageRow(row) ? [row.message] : [])) ?? [];

/** Lets everything that is under way come to its end. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};
