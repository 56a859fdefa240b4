import type { AxiosAdapter, AxiosResponse } from 'axios';
import type { Answers, Reply } from './answers.ts';

/** `/users/sessions/:id` fits `/users/sessions/s1`. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** The network of a story: its answers, and what was asked without one. */
export class StoryNetwork {
  readonly unanswered: string[] = [];
  readonly #answers: Answers;

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** Takes the place of axios' own way to the server. */
  readonly adapter: AxiosAdapter = (config) => {
    const asked = `${config.method?.toUpperCase()} ${new URL(config.url ?? '', location.href).pathname}`;
    const reply = this.#replyTo(asked, config.params ?? {});
    const respond = (status: number, data: unknown): AxiosResponse => ({
      status,
      data,
      statusText: '',
      headers: {},
      config,
    });
    switch (reply?.status) {
      case 'answered':
        return Promise.resolve(respond(200, { result: reply.result }));
      case 'file':
        return fetch(reply.address).then(async (file) => respond(200, await file.blob()));
      case 'refused':
        return Promise.resolve(respond(reply.http, reply.body));
      case 'pending':
        if (reply.share !== undefined)
          config.onUploadProgress?.({ loaded: reply.share, total: 1, bytes: 0, lengthComputable: true });
        return new Promise(() => undefined);
      case 'lost':
        return Promise.reject(new TypeError('the network is gone'));
      default:
        this.unanswered.push(asked);
        return Promise.resolve(respond(404, { error: 'api.not_found', message: '', params: {} }));
    }
  };

  #replyTo(asked: string, query: Record<string, unknown>): Reply<unknown> | undefined {
    const reply: Reply<unknown> | undefined = Object.entries(this.#answers).find(([pattern]) =>
      fits(pattern, asked),
    )?.[1];
    return reply?.status === 'depends' ? reply.on({ path: asked, query }) : reply;
  }
}
