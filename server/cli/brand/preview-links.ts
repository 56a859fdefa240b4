import { request } from 'node:http';

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

/** One call of the server that was started just now, by its number: not every system knows names below localhost. */
const ask = <Result>({ host, path, method, token, body }: Call): Promise<Result> =>
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
      response.once('end', () => {
        if (response.statusCode === 200) resolve((JSON.parse(text) as { result: Result }).result);
        else reject(new Error(`${path} returned ${response.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

type List = { readonly list: readonly { readonly id: string }[] };

/** Where somebody of the demo content has a room, and which post is the first; absent where there is none. */
async function places(host: string): Promise<{ person?: string; post?: string; room?: string }> {
  const post = (await ask<List>({ host, path: '/social/api/guest/recommend/public' })).list[0]?.id;
  const person = (await ask<List>({ host, path: '/dev/demo/people' })).list[0]?.id;
  if (person === undefined) return { ...(post !== undefined && { post }) };
  const body = { id: person, device_id: 'preview' };
  const { access_token: token } = await ask<{ access_token: string }>({
    ...{ host, path: '/dev/demo/login', method: 'POST', body },
  });
  const room = (await ask<List>({ host, path: '/api/v1/users/groups', token })).list[0]?.id;
  return { person, ...(post !== undefined && { post }), ...(room !== undefined && { room }) };
}

const guestAddress = (host: string, path: string): string => `http://${host}${path}`;
/** The login page of the client takes who comes so in as the first of the demo people, and goes on. */
const personAddress = (host: string, path: string): string =>
  `http://${host}/login?look-around=1&return=${encodeURIComponent(path)}`;

/** A screen with its address for a guest, for somebody of the demo content, or for both. */
export interface StudioScreen {
  readonly name: string;
  readonly guest?: string;
  readonly person?: string;
}

/** Everything that a brand can be judged by. `own`: its name with port; `seen`: hosts at which a browser finds it. */
export async function screensOf(own: string, seen: PreviewHosts): Promise<StudioScreen[]> {
  const { person, post, room } = await places(own);
  const asGuest = (path: string) => ({ guest: guestAddress(seen.guest, path) });
  const signedIn = (path: string) => (person === undefined ? {} : { person: personAddress(seen.own, path) });
  const both = (path: string) => ({ ...asGuest(path), ...signedIn(path) });
  const screens: StudioScreen[] = [
    { name: 'feed', ...both('/home/recommend') },
    ...(post === undefined ? [] : [{ name: 'post', ...both(`/posts/${post}`) }]),
    { name: 'chats', ...signedIn('/chat') },
    ...(room === undefined ? [] : [{ name: 'room', ...signedIn(`/room/${room}`) }]),
    { name: 'profile', ...signedIn('/my-page') },
    { name: 'wallet', ...signedIn('/wallet') },
    { name: 'discover', ...both('/discover') },
    { name: 'settings', ...signedIn('/profile') },
    { name: 'login', ...asGuest('/login') },
    { name: 'register', ...asGuest('/register') },
  ];
  return screens.filter((screen) => screen.guest !== undefined || screen.person !== undefined);
}

/** The screens that show a brand best. With demo content they are lived in; without, all that is open. */
export async function linksOf({ guest, own }: PreviewHosts): Promise<PreviewLink[]> {
  const { person, post, room } = await places(own);
  const asGuest = (name: string, path: string): PreviewLink => ({
    ...{ name, address: guestAddress(guest, path), isSignedIn: false },
  });
  const signedIn = (name: string, path: string): PreviewLink => ({
    ...{ name, address: personAddress(own, path), isSignedIn: true },
  });
  return [
    ...(person === undefined ? [asGuest('feed', '/')] : [signedIn('feed', '/home/recommend')]),
    ...(post === undefined ? [] : [asGuest('post', `/posts/${post}`)]),
    ...(room === undefined ? [] : [signedIn('room', `/room/${room}`)]),
    ...(person === undefined ? [] : [signedIn('profile', '/my-page'), signedIn('wallet', '/wallet')]),
    asGuest('login', '/login'),
    asGuest('register', '/register'),
    asGuest('nothing', '/nowhere'),
  ];
}
