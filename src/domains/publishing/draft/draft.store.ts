import { LIMITS, type PostKind } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { onPageHidden } from '../../../lib/page-hidden.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { draftId, factsOf, fileKeys, filesOf } from '../kept-post.model.ts';
import type { KeptPosts } from '../kept-posts.ts';
import { type DraftContent, type DraftWords, kindOf, NO_WORDS, type Picked } from './draft.model.ts';
import { faultOf } from './faults.ts';
import { lengthOf } from './hashtags.ts';
import { lastWords } from './last-words.ts';
import { mediaKindOf, NotPicked, pick } from './pick.ts';

export interface DraftPort {
  me(): string;
  kept: KeptPosts;
  /** The browser still holds the login that this tab shows. */
  isHere(): boolean;
  /** The brand's posts may be clips; they may unless it says otherwise. */
  hasVideos?: boolean;
  /** Of a file that may not be published. */
  refuse(words: Words): void;
  pick?: typeof pick;
}

/** Milliseconds after the last letter. */
const PAUSE = 400;

/** What is about to be published; kept on the device with its media until it is published or discarded. */
export class DraftStore {
  words: DraftWords = NO_WORDS;
  media: readonly Picked[] = [];
  /** What was kept is being read: nothing may be changed yet. */
  isRestoring = true;
  /** Files that are being made ready. */
  preparing = 0;
  readonly #port: DraftPort;
  readonly #ready: Promise<void>;
  readonly #stopWatching: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Something was written that the device's database does not have yet. */
  #isUnkept = false;
  #isStopped = false;
  /** Counts drafts: a file that is made ready for one that was discarded belongs to none. */
  #round = 0;

  constructor(port: DraftPort) {
    this.#port = port;
    makeAutoObservable(this, { words: observableRef, media: observableRef });
    this.#ready = this.#restore();
    this.#stopWatching = onPageHidden(() => this.#keepLastWords());
  }

  get hasVideos(): boolean {
    return this.#port.hasVideos ?? true;
  }

  get kind(): PostKind {
    return kindOf(this.media);
  }

  get isEmpty(): boolean {
    const { text, place } = this.words;
    return this.media.length === 0 && this.preparing === 0 && text.trim() === '' && place.trim() === '';
  }

  get length(): number {
    return lengthOf(this.words.text);
  }

  /** Why it cannot be published as it is. */
  get fault(): Words | undefined {
    return faultOf(this.words);
  }

  get mayPublish(): boolean {
    const hasContent = this.media.length > 0 || this.words.text.trim() !== '';
    return hasContent && this.preparing === 0 && this.fault === undefined && !this.isRestoring;
  }

  get content(): DraftContent {
    return { words: this.words, media: this.media };
  }

  write(change: Partial<DraftWords>): void {
    this.words = { ...this.words, ...change };
    this.#isUnkept = true;
    this.#endPause();
    this.#timer = setTimeout(() => void this.#save(), PAUSE);
  }

  /** Resolves once everything that was written is kept. */
  async flush(): Promise<void> {
    if (!this.isEmpty) await this.#save();
  }

  /** Takes pictures, or one video, in their order; what may not be published is refused, each reason once. */
  async add(files: readonly File[]): Promise<void> {
    await this.#ready;
    const round = this.#round;
    const refusals = new Map<string, Words>();
    const refuse = (words: Words) => refusals.set(JSON.stringify(words), words);
    const taken = this.#takeable(files, refuse);
    this.#count(taken.length);
    for (const file of taken) {
      try {
        const picked = await (this.#port.pick ?? pick)(file);
        if (round === this.#round && !this.#isStopped) this.#take(picked);
      } catch (error) {
        refuse(error instanceof NotPicked ? error.words : unreadable(file));
      } finally {
        if (round === this.#round) this.#count(-1);
      }
    }
    for (const words of refusals.values()) this.#port.refuse(words);
  }

  remove(id: string): void {
    const gone = this.media.find((one) => one.id === id);
    if (!gone) return;
    this.media = this.media.filter((one) => one !== gone);
    void this.#save();
    void this.#port.kept.removeFiles(fileKeys(gone));
  }

  /** Puts a picture in another place, from 0. */
  move(id: string, to: number): void {
    const from = this.media.findIndex((one) => one.id === id);
    const place = Math.max(0, Math.min(this.media.length - 1, to));
    if (from < 0 || from === place) return;
    const list = [...this.media];
    list.splice(place, 0, ...list.splice(from, 1));
    this.media = list;
    void this.#save();
  }

  /** A picture with another crop, a clip with another cover. */
  replace(picked: Picked): void {
    if (!this.media.some(({ id }) => id === picked.id)) return;
    this.media = this.media.map((one) => (one.id === picked.id ? picked : one));
    void this.#save(filesOf(picked));
  }

  /** Nothing of it is left. */
  discard(): void {
    void this.#port.kept.remove({ id: draftId(this.#port.me()), media: factsOf(this.content).media });
    this.#clear();
  }

  /** It is on its way: its files belong to the post. */
  hand(): DraftContent {
    const { content } = this;
    void this.#port.kept.remove({ id: draftId(this.#port.me()), media: [] }, { keepFiles: true });
    this.#clear();
    return content;
  }

  /** What could not be published, to be changed; only where nothing is lost by it. */
  take({ words, media }: DraftContent): void {
    this.words = words;
    this.media = media;
    this.#isUnkept = true;
    void this.#save(media.flatMap(filesOf));
  }

  stop(): void {
    this.#isStopped = true;
    this.#endPause();
    this.#stopWatching();
  }

  #endPause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The page may be thrown away before a database has taken anything. */
  #keepLastWords(): void {
    if (!this.#isUnkept || !this.#port.isHere()) return;
    lastWords.write(this.words);
    void this.#save();
  }

  #clear(): void {
    this.#endPause();
    this.#isUnkept = false;
    lastWords.clear();
    this.#round += 1;
    this.words = NO_WORDS;
    this.media = [];
    this.preparing = 0;
  }

  #count(more: number): void {
    runInAction(() => {
      this.preparing += more;
    });
  }

  #take(picked: Picked): void {
    runInAction(() => {
      this.media = [...this.media, picked];
    });
    void this.#save(filesOf(picked));
  }

  /** Those there is room for, of one kind: pictures and a video do not stand in one post. */
  #takeable(files: readonly File[], refuse: (words: Words) => void): File[] {
    const taken: File[] = [];
    let kind = this.media[0]?.kind;
    for (const file of files) {
      const own = mediaKindOf(file);
      const most = (kind ?? own) === 'video' ? 1 : LIMITS.postImages;
      if (own === undefined) refuse({ id: 'publish.refused.type' });
      else if (own === 'video' && !this.hasVideos) refuse({ id: 'publish.refused.no_videos' });
      else if (kind !== undefined && own !== kind) refuse({ id: 'publish.refused.mixed' });
      else if (this.media.length + this.preparing + taken.length >= most) refuse(tooMany(own));
      else {
        kind = own;
        taken.push(file);
      }
    }
    return taken;
  }

  async #restore(): Promise<void> {
    const kept = await this.#port.kept.get(draftId(this.#port.me()));
    const content = kept && (await this.#port.kept.contentOf(kept));
    if (this.#isStopped) return;
    const words = lastWords.read() ?? content?.words;
    runInAction(() => {
      this.words = { ...NO_WORDS, ...words };
      this.media = content?.media ?? [];
      this.isRestoring = false;
    });
  }

  async #save(files?: readonly [string, Blob][]): Promise<void> {
    this.#endPause();
    if (this.#isStopped) return;
    const { words } = this;
    const id = draftId(this.#port.me());
    const create_at = new Date().toISOString();
    await this.#port.kept.put({ id, user_id: this.#port.me(), create_at, ...factsOf(this.content) }, files);
    if (words !== this.words) return;
    this.#isUnkept = false;
    lastWords.clear();
  }
}

/** Browsers give up on a file in many ways. */
const unreadable = (file: File): Words => ({
  id: mediaKindOf(file) === 'video' ? 'publish.refused.video' : 'publish.refused.picture',
});

const tooMany = (kind: Picked['kind']): Words =>
  kind === 'video'
    ? { id: 'publish.refused.one_video' }
    : { id: 'publish.refused.count', values: { max: LIMITS.postImages } };
