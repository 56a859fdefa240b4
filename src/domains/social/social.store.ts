import type { ChartHead, ChartRange, Post } from '@livery/contract';
import { makeObservable, observableRef, reaction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import type { Page } from '../../lib/http/page.ts';
import type { PagedList } from '../../lib/lists/paged-list.ts';
import type { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { FeedStore } from './feed.store.ts';
import { FollowsStore } from './follows.store.ts';
import { PlaybackStore } from './playback.store.ts';
import type { PostModel } from './post.model.ts';
import { PostsStore } from './posts.store.ts';
import { type FeedName, type SocialApi, socialApi, type Viewer } from './social.api.ts';
import { takeOut } from './take-out.ts';

declare module '../../lib/stores/stores.ts' {
  interface Stores {
    social: SocialStore;
  }
}

const NO_HEAD = { range: '24h', list: [] } as const;

/** Posts, whom I follow, and the lists they come in. */
export class SocialStore {
  readonly follows: FollowsStore;
  readonly posts: PostsStore;
  readonly feeds: Readonly<Record<FeedName, FeedStore>>;
  readonly playback = new PlaybackStore();
  readonly http: HttpCalls;
  readonly viewer: Viewer;
  readonly api: SocialApi;
  readonly toasts: ToastStore;
  /** The list that was looked at last: a post's page goes on through it. */
  reading: PagedList<PostModel> | undefined;
  /** First places of a chart, as they came with the HTML. */
  chartHead: { range: ChartRange; list: readonly PostModel[] } = NO_HEAD;

  constructor(http: HttpCalls, viewer: Viewer, toasts: ToastStore) {
    this.http = http;
    this.viewer = viewer;
    this.api = socialApi(http, viewer);
    this.toasts = toasts;
    this.follows = new FollowsStore(http, viewer, toasts);
    this.posts = new PostsStore(this);
    const feed = (name: FeedName) => new FeedStore(name, this.api, this.posts);
    this.feeds = {
      recommend: feed('recommend'),
      follow: feed('follow'),
      gallery: feed('gallery'),
      chart: feed('chart'),
      chartOfWeek: feed('chartOfWeek'),
    };
    makeObservable(this, { chartHead: observableRef });
    reaction(
      () => viewer.isSignedIn,
      (isSignedIn) => (isSignedIn ? this.#refreshMarks() : this.#startOver()),
    );
  }

  /** What came with the HTML: the first page, the head of the chart, the post of the address. */
  seed({ feed, chart, post }: { feed?: Page<Post>; chart?: ChartHead; post?: Post }): void {
    const upsert = (each: Post) => this.posts.upsert(each);
    if (post) upsert(post);
    if (feed) this.feeds.recommend.seed({ ...feed, list: feed.list.map(upsert) });
    if (!chart) return;
    this.chartOf(chart.range).setPlaces(chart.list);
    this.chartHead = { range: chart.range, list: chart.list.map(upsert) };
  }

  /** Takes a post out of all lists. */
  readonly drop = (post: PostModel): void => void takeOut(this, post);

  chartOf(range: ChartRange): FeedStore {
    return range === '7d' ? this.feeds.chartOfWeek : this.feeds.chart;
  }

  /** A guest who logs in stays where they read: open lists only learn which posts are theirs to unlike. */
  #refreshMarks(): void {
    for (const feed of Object.values(this.feeds)) {
      if (feed.status === 'idle') continue;
      if (feed.list.length === 0) feed.reload();
      else if (feed.status === 'failed') feed.retry();
      if (feed.list.length > 0) void feed.refreshMarks();
    }
  }

  /** Somebody left: lists that were open start again from the top, the others wait until they are looked at. */
  #startOver(): void {
    this.posts.clear();
    this.follows.clear();
    this.chartHead = NO_HEAD;
    // What they found, or read of somebody, is theirs.
    if (!Object.values<unknown>(this.feeds).includes(this.reading)) this.reading = undefined;
    for (const feed of Object.values(this.feeds)) {
      if (feed.status === 'idle') continue;
      if (feed.name === 'follow') feed.clear();
      else feed.reload();
    }
  }
}
