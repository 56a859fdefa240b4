import {
  type BrandConfig,
  type BrandFeatures,
  type BrandTexts,
  LOCALES,
  type Post,
  placesOf,
  type RealtimeEvent,
  type Start,
  type Tab,
  type User,
  withEveryLanguage,
} from '@livery/contract';
import axios from 'axios';
import { reaction } from 'mobx';
import { createStores } from '../app/root.store.ts';
import { markCodeSent } from '../domains/auth/codes/resend.ts';
import { type GoogleTicket, storedAttempt, storedTicket } from '../domains/auth/google/google.storage.ts';
import type { GoogleAttempt } from '../domains/auth/google/google-request.ts';
import { remember } from '../domains/auth/login/remembered.ts';
import { storedTokens } from '../domains/auth/sessions/tokens.ts';
import { storedDrafts } from '../domains/messages/drafts.store.ts';
import { keptUploads, storedLabels } from '../domains/messages/uploads/kept-uploads.ts';
import type { KeptUpload, LostUpload } from '../domains/messages/uploads/upload.model.ts';
// Calls get their network at once: one that waits for the code of calls might meet the network of the next story.
import '../lib/http/client.ts';
import type { Page } from '../lib/http/page.ts';
import { lazyTexts } from '../lib/intl/lazy-texts.ts';
import { PERSONAL_FILES, PERSONAL_POSTS } from '../lib/storage/stored-value.ts';
import type { Stores } from '../lib/stores/stores.ts';
import { loadMessages } from '../locales/all-messages.ts';
import { StoryNetwork } from './adapter.ts';
import { type Answers, gives } from './answers.ts';
import { chart, feed, NO_MAINTENANCE, TOKENS } from './fixtures.ts';
import { stretchMessages } from './long-texts.ts';

export type { KeptUpload, LostUpload };

type BrandFile = Omit<BrandConfig, 'features' | 'places' | keyof BrandTexts> &
  BrandTexts & { features: Partial<BrandFeatures>; tabs?: Tab[]; start?: Start };

const files = import.meta.glob<BrandFile>('../../brands/*/brand.json', { eager: true, import: 'default' });
const icons = import.meta.glob<string>('../../brands/*/icon.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** What a story finds when it begins. */
export interface WorldStart {
  /** Who is signed in; a guest without. */
  me?: User;
  /** First page of the recommended posts that came with the HTML, or that none did: then it is asked for. */
  feed?: Page<Post> | 'none';
  /** Beyond these, a guest's feed and empty lists are answered. */
  answers?: Answers;
  /** Live events that come again and again: what they tell of lasts for seconds. */
  told?: readonly RealtimeEvent[];
  /** Of the brand, over its own. */
  brand?: Partial<
    Pick<
      BrandConfig,
      'google' | 'captcha' | 'country' | 'countries' | 'login_order' | 'links' | 'minimum_age' | 'analytics'
    >
  >;
  features?: Partial<BrandFeatures>;
  /** Places of the navigation, over the brand's. */
  tabs?: Tab[];
  /** The e-mail address that the browser remembers. */
  remembered?: string;
  /** What was begun in conversations, by their ids. */
  drafts?: Readonly<Record<string, string>>;
  /** Files on their way, or lost, as the browser kept them over a reload. */
  uploads?: () => Promise<readonly (KeptUpload | LostUpload)[]>;
  /** Where this tab is on its way to Google and back. */
  google?: { attempt?: GoogleAttempt; ticket?: GoogleTicket };
  /** Whom a code has just been sent to. */
  codeSentTo?: string;
  /** Every text half as long again: a translation, a warmer tone. */
  longTexts?: boolean;
}

/** What Storybook's toolbar says. */
export interface Globals {
  brand: string;
  locale: string;
}

export interface World {
  /** Another one each time: nothing of a former world stays on the screen. */
  number: number;
  stores: Stores;
  network: StoryNetwork;
  end(): void;
}

const brandOf = (
  id: string,
  { brand, features, tabs }: WorldStart,
): { config: BrandConfig; icon: string } => {
  const [path, file] = Object.entries(files).find(([, { id: own }]) => own === id) ?? [];
  if (!path || !file) throw new Error(`brands/ holds no ${id}`);
  const all: BrandFeatures = {
    google: false,
    captcha: false,
    discover: true,
    publish: true,
    videos: true,
    envelopes: { lucky: true, minesweeper: false },
    wallet: { withdrawal: true },
    groups: { create: true },
    ...file.features,
    ...features,
  };
  return {
    config: {
      ...withEveryLanguage(file),
      ...brand,
      features: all,
      places: placesOf({ ...file, ...(tabs && { tabs }) }, all),
    },
    icon: icons[path.replace('brand.json', 'icon.svg')] ?? '',
  };
};

/** What the product asks for by itself, whatever the screen. */
const ALWAYS: Answers = {
  'GET /api/v1/maintenance': gives(NO_MAINTENANCE),
  'GET /api/v1/verification': gives({ geetest_status: false }),
  'POST /api/v1/login/qrcode': gives({ passcode: 'a-passcode-of-this-story-0123456789', expires_in: 60 }),
  'POST /api/v1/web/login': gives({ status: 'waiting' }),
  'GET /social/api/guest/recommend/public': gives(chart),
  'GET /social/api/recommend/public': gives(chart),
  'GET /social/api/guest/posts/:id/comment': gives({ list: [], next_id: null }),
  'GET /social/api/posts/:id/comment': gives({ list: [], next_id: null }),
  'POST /social/api/posts/:id/view': gives({}),
  'GET /api/v1/users/groups': gives({ list: [], next_id: null }),
  'GET /api/v1/notification/new-count': gives({ count: 0 }),
  'GET /api/v1/push/key': gives({ key: null }),
  'GET /api/v1/contacts/suggested': gives({ list: [] }),
  'GET /api/v1/users/nicknames': gives({ list: [], next_id: null }),
};

/** Nobody answers a socket here. */
const keepSocketClosed = ({ realtime }: Stores): (() => void) =>
  reaction(
    () => realtime.status,
    (status) => status !== 'off' && queueMicrotask(() => realtime.stop()),
  );

/** What a world still asks when it is over is not asked of the next one. */
const cutOff = ({ http }: Stores): void => {
  const never = () => new Promise<never>(() => undefined);
  Object.assign(http, { call: never, upload: never });
};

const AGAIN = 200;

/** Tells the events of a story from now on; returns how to stop. */
const keepTelling = ({ realtime }: Stores, events: readonly RealtimeEvent[]): (() => void) => {
  const timer = setInterval(() => {
    for (const event of events) realtime.emit(event);
  }, AGAIN);
  return () => clearInterval(timer);
};

const isWhole = (upload: KeptUpload | LostUpload): upload is KeptUpload => 'file' in upload;

/** Those whose file is gone are known by their labels alone. */
const keepUploads = async (uploads: readonly (KeptUpload | LostUpload)[]): Promise<void> => {
  storedLabels.write(uploads.filter((upload) => !isWhole(upload)));
  for (const upload of uploads.filter(isWhole)) await keptUploads.put(upload, () => true);
};

let count = 0;

/** The product's own stores on a network of answers, restored like after a reload. */
export const createWorld = async (start: WorldStart, globals: Globals): Promise<World> => {
  const { me, answers = {}, told = [], remembered, codeSentTo, google = {}, drafts, uploads } = start;
  localStorage.clear();
  sessionStorage.clear();
  // A draft, and files on their way, of the story before.
  for (const name of [PERSONAL_POSTS, PERSONAL_FILES]) indexedDB.deleteDatabase(name);
  if (google.attempt) storedAttempt.write(google.attempt);
  if (google.ticket) storedTicket.write(google.ticket);
  if (remembered !== undefined) remember(true, remembered);
  if (codeSentTo !== undefined) markCodeSent(codeSentTo);
  if (drafts) storedDrafts.write(drafts);
  if (uploads) await keepUploads(await uploads());
  count += 1;
  const number = count;
  // A login of its own: it finds nothing of another story in the database of conversations.
  if (me) storedTokens.write({ ...TOKENS, login: `story ${number}` });
  const own: Answers = me ? { 'GET /api/v1/users/me': gives(me) } : {};
  const network = new StoryNetwork({ ...ALWAYS, ...own, ...answers });
  axios.defaults.adapter = network.adapter;

  const { config, icon } = brandOf(globals.brand, start);
  const locale = LOCALES.find((known) => known === globals.locale) ?? config.locale;
  const messages = await loadMessages(locale);
  const texts = start.longTexts ? stretchMessages(messages) : messages;
  const first = start.feed === 'none' ? {} : { feed: start.feed ?? feed };
  const stores = createStores({ brand: config, locale, messages: {}, ...first }, texts, icon);
  lazyTexts.setLoader(async () => undefined);
  const stopClosing = keepSocketClosed(stores);
  const restored = stores.session.restore();
  if (answers['GET /api/v1/users/me']?.status !== 'pending') await restored;
  const stopTelling = keepTelling(stores, told);
  return {
    number,
    stores,
    network,
    end: () => {
      cutOff(stores);
      stopTelling();
      stopClosing();
      stores.realtime.stop();
      stores.domains.drop();
    },
  };
};
