import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface PreviewLink {
  readonly name: string;
  readonly address: string;
  /** Leads in as somebody of the demo content. */
  readonly isSignedIn: boolean;
}

/** Names with port under which a preview is seen without an account, and as somebody. */
export interface PreviewHosts {
  readonly guest: string;
  readonly own: string;
}

interface Call {
  readonly host: string;
  readonly path: string;
  readonly method?: 'POST';
  readonly token?: string;
  readonly body?: object;
}

/** A server that has just begun on a busy machine asks to come again. */
const BUSY = 503;
const TRIES = 20;
const PAUSE_MS = 1000;

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

/** One call of the server that was started just now, by its number: not every system knows names below localhost. */
const send = ({ host, path, method, token, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const port = Number(host.split(':')[1]);
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** @throws Error where it is refused */
export async function ask<Result>(call: Call, tries = TRIES): Promise<Result> {
  const { status, text } = await send(call);
  if (status === 200) return (JSON.parse(text) as { result: Result }).result;
  if (status !== BUSY || tries === 1) throw new Error(`${call.path} returned ${status}`);
  await wait(PAUSE_MS);
  return ask(call, tries - 1);
}

/** The token of somebody of the demo content. */
export async function signIn(host: string, id: string): Promise<string> {
  const body = { id, device_id: 'preview' };
  const tokens = await ask<{ access_token: string }>({ host, path: '/dev/demo/login', method: 'POST', body });
  return tokens.access_token;
}

type List = { readonly list: readonly { readonly id: string }[] };

/** The first post of a feed; none where the brand keeps that from who asks. */
const firstPost = (host: string, path: string, token?: string): Promise<string | undefined> =>
  ask<List>({ host, path: `/social/api/${path}`, ...(token !== undefined && { token }) }).then(
    ({ list }) => list[0]?.id,
    () => undefined,
  );

interface Person {
  readonly id: string;
  readonly nickname: string;
}

export interface Shown {
  readonly person?: string;
  /** Somebody else of the demo content. */
  readonly other?: Person;
  readonly post?: string;
  /** Guests may open the post. */
  readonly isPostOpen: boolean;
  readonly room?: string;
}

/** Where somebody of the demo content has a room, and which post is the first; absent where there is none. */
export async function places(host: string): Promise<Shown> {
  const known = await firstPost(host, 'guest/recommend/public');
  const isOpen = (post: string): Promise<boolean> =>
    ask({ host, path: `/social/api/guest/posts/${post}` }).then(
      () => true,
      () => false,
    );
  const people = await ask<{ readonly list: readonly Person[] }>({ host, path: '/dev/demo/people' });
  const [person, other] = [people.list[0]?.id, people.list[1]];
  if (person === undefined)
    return known === undefined ? { isPostOpen: false } : { post: known, isPostOpen: await isOpen(known) };
  const token = await signIn(host, person);
  const room = (await ask<List>({ host, path: '/api/v1/users/groups', token })).list[0]?.id;
  const post = known ?? (await firstPost(host, 'recommend/public', token));
  return {
    person,
    ...(other && { other }),
    ...(post !== undefined && { post }),
    isPostOpen: post !== undefined && (await isOpen(post)),
    ...(room !== undefined && { room }),
  };
}

export const guestAddress = (host: string, path: string): string => `http://${host}${path}`;
/** The login page of the client takes who comes so in as the first of the demo people, and goes on. */
export const personAddress = (host: string, path: string): string =>
  `http://${host}/login?look-around=1&return=${encodeURIComponent(path)}`;

/** The screens that show a brand best. With demo content they are lived in; without, all that is open. */
export async function linksOf({ guest, own }: PreviewHosts): Promise<PreviewLink[]> {
  const { person, post, isPostOpen, room } = await places(own);
  const asGuest = (name: string, path: string): PreviewLink => ({
    ...{ name, address: guestAddress(guest, path), isSignedIn: false },
  });
  const signedIn = (name: string, path: string): PreviewLink => ({
    ...{ name, address: personAddress(own, path), isSignedIn: true },
  });
  return [
    ...(person === undefined ? [asGuest('feed', '/')] : [signedIn('feed', '/home/recommend')]),
    ...(post === undefined ? [] : [(isPostOpen ? asGuest : signedIn)('post', `/posts/${post}`)]),
    ...(room === undefined ? [] : [signedIn('room', `/room/${room}`)]),
    ...(person === undefined ? [] : [signedIn('profile', '/my-page'), signedIn('wallet', '/wallet')]),
    asGuest('login', '/login'),
    asGuest('register', '/register'),
    asGuest('nothing', '/nowhere'),
  ];
}
