import { backup } from './backup.ts';
import type { Bench } from './bench.ts';
import { consolePages } from './console.ts';
import { delivery } from './delivery.ts';
import { envelopes } from './envelopes.ts';
import { fanOut } from './fan-out.ts';
import { feed } from './feed.ts';
import { feeds } from './feeds.ts';
import { firstScreen } from './first-screen.ts';
import { ledger } from './ledger.ts';
import { likes } from './likes.ts';
import { list } from './list.ts';
import { logins } from './logins.ts';
import { members } from './members.ts';
import { model } from './model.ts';
import { news } from './news.ts';
import { nodes } from './nodes.ts';
import { online } from './online.ts';
import { people } from './people.ts';
import { photos } from './photos.ts';
import { postsSearch } from './posts-search.ts';
import { restarts } from './restarts.ts';
import { rooms } from './rooms.ts';
import { routes } from './routes.ts';
import { search } from './search.ts';
import { siege } from './siege.ts';
import { starts } from './starts.ts';
import { storedSends } from './stored-sends.ts';
import { uploads } from './uploads.ts';
import { wallet } from './wallet.ts';

/** Every benchmark of `npm run bench`, in its order; `npm test` runs each of them small. */
export const BENCHES: readonly Bench[] = [
  firstScreen,
  feed,
  routes,
  fanOut,
  delivery,
  storedSends,
  envelopes,
  ledger,
  logins,
  rooms,
  members,
  list,
  search,
  postsSearch,
  feeds,
  likes,
  news,
  photos,
  people,
  uploads,
  wallet,
  consolePages,
  siege,
  starts,
  restarts,
  online,
  nodes,
  model,
  backup,
];
