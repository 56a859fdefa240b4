import { type EventName, Switch, type User } from '@livery/contract';
import { runInAction } from 'mobx';
import { connection } from '../../../lib/connection.ts';
import { noCredentials } from '../../../lib/http/credentials.ts';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { connect } from '../../../lib/socket/connection.ts';
import { Realtime } from '../../../lib/socket/realtime.ts';
import type { Stores } from '../../../lib/stores/stores.ts';
import { UsersStore } from '../../users/index.ts';
import { type Chat, createChat } from '../chat.ts';
import { domain } from '../messages.domain.ts';
import { GROUP, ME } from '../testing.ts';
import type { ModelServer } from './model-server.ts';
import type { Network } from './network.ts';

const callsTo = (server: ModelServer, network: Network) =>
  fakeCalls({
    'GET /api/v1/users/groups': () => network.exchange(() => ({ list: [server.group], next_id: null })),
    'GET /api/v1/groups/:id': () => network.exchange(() => server.group),
    'GET /api/v2/groups/:id/messages': ({ query = {} }) =>
      network.exchange(() => ({ list: server.page(query as Parameters<ModelServer['page']>[0]) })),
    'GET /api/v1/groups/:id/messages/:msgId': ({ params }) =>
      network.exchange(() => server.one(params.msgId)),
    'GET /api/v1/groups/:id/unseen': () => network.exchange(() => server.unseen),
    'POST /api/v1/groups/:id/reactions/view': ({ body }) =>
      network.exchange(() => server.viewReactions(body.msg_ids)),
    'GET /api/v1/groups/:id/pins': () => network.exchange(() => ({ list: server.pins })),
    'POST /api/v1/messages': ({ body: { cid, text = '' } }) =>
      network.exchange(() => server.say({ by: ME, cid, text })),
    'POST /api/v1/messages/:id/thread': ({ params, body: { cid, text = '' } }) =>
      network.exchange(() => server.say({ by: ME, cid, text, answers: params.id })),
    'DELETE /api/v1/messages/:id': ({ params }) => network.exchange(() => server.retract(params.id, ME)),
    'POST /api/v1/messages/:id/emojis': ({ params, body }) =>
      network.exchange(() => server.react(params.id, ME, body.emoji, true)),
    'DELETE /api/v1/messages/:id/emojis': ({ params, query }) =>
      network.exchange(() => server.react(params.id, ME, query?.emoji ?? '', false)),
    'POST /api/v1/groups/:id/pins': ({ body }) => network.exchange(() => server.pin(body.msg_id, ME)),
    'DELETE /api/v1/groups/:id/pins/:msgId': ({ params }) =>
      network.exchange(() => server.unpin(params.msgId)),
    'POST /api/v1/groups/:id/clear': () => network.exchange(() => server.clear()),
  });

/** A tab of the person's browser: the stores of conversations on the real live connection. */
export class Tab {
  readonly chat: Chat;
  readonly #realtime: Realtime;
  #leave: (() => void) | undefined;

  constructor(server: ModelServer, network: Network) {
    const http = callsTo(server, network);
    const users = new UsersStore(http);
    runInAction(() => {
      users.me = { id: ME, presence: Switch.OPEN } as User;
    });
    const credentials = { ...noCredentials, access: () => 'token' };
    this.#realtime = new Realtime(
      () => credentials,
      async (given, listeners) => connect(given, listeners),
    );
    this.chat = createChat({
      http,
      users,
      realtime: this.#realtime,
      session: { loginId: 'login' },
    } as unknown as Stores);
    this.#follow();
    this.#realtime.start(ME);
    this.enter();
  }

  get room() {
    return this.chat.messages.room(GROUP);
  }

  get isInside(): boolean {
    return this.#leave !== undefined;
  }

  /** Somebody else is shown as writing. */
  get isTypedIn(): boolean {
    return this.chat.typing.namesIn(GROUP).length > 0;
  }

  enter(): void {
    this.#leave ??= this.chat.enter(GROUP);
    void this.room.pins.load();
  }

  leave(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Put away by its person: nothing of it runs any more. */
  close(): void {
    this.chat.stop();
    this.#realtime.stop();
  }

  #follow(): void {
    this.#realtime.onCatchUp(connection.announceBack);
    this.#realtime.onCatchUp(() => domain.onCatchUp?.(this.chat));
    for (const name of Object.keys(domain.events ?? {}) as EventName[]) {
      const handle = domain.events?.[name] as ((chat: Chat, data: unknown) => void) | undefined;
      this.#realtime.on(name, (data: unknown) => handle?.(this.chat, data));
    }
  }
}
