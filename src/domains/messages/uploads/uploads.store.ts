import { LIMITS, type Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { passedWordsOf } from '../../../lib/errors/passed.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Http } from '../../../lib/http/http.ts';
import { newCid } from '../../../lib/ids.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { withLock } from '../../../lib/locks.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import type { KeptUploads } from './kept-uploads.ts';
import { forgetBegun } from './put-video.ts';
import { transfer } from './transfer.ts';
import type { KeptUpload, PreparedFile, UploadKind } from './upload.model.ts';
import { Upload } from './upload.ts';

export interface UploadsPort {
  http: Pick<Http, 'call' | 'upload'>;
  me(): string;
  kept: KeptUploads;
  /** The browser still holds the login that this tab shows. */
  isHere(): boolean;
  /** Its message is stored. `caption`: a text to send after it. */
  onSent(message: Message, caption: string | undefined): void;
  showError(words: Words): void;
  /** It failed for a reason that neither we nor a call have a text for. */
  announceFailure(failure: ApiFailure | undefined): void;
}

const WAITS: Record<UploadKind, number> = {
  image: 0,
  video: LIMITS.videoUploadWait,
  audio: LIMITS.fileUploadWait,
  file: LIMITS.fileUploadWait,
};

/** The response of the object store. */
const REFUSALS: Record<string, MessageId> = {
  'api.too_large': 'room.upload.refused.large',
  'api.unsupported_type': 'room.upload.refused.type',
};

/** Files on their way into conversations, by kind one at a time; they outlive the page, and a reload. */
export class UploadsStore {
  list: readonly Upload[] = [];
  readonly #port: UploadsPort;
  readonly #queues: Record<UploadKind, UploadQueue<Upload>>;
  readonly #left = new AbortController();

  constructor(port: UploadsPort) {
    this.#port = port;
    const queue = (kind: UploadKind) =>
      new UploadQueue<Upload>({
        wait: WAITS[kind],
        send: (upload, signal) => this.#send(upload, signal),
        onSent: (upload) => this.#drop(upload),
        onFail: (upload, error) => this.#fail(upload, error),
      });
    this.#queues = {
      image: queue('image'),
      video: queue('video'),
      audio: queue('audio'),
      file: queue('file'),
    };
    makeAutoObservable(this, { list: observableRef });
    addEventListener('offline', this.#pause);
    addEventListener('online', this.#resume);
    if (navigator.onLine === false) this.#pause();
    void this.#restore();
  }

  /** Those of one conversation, in the order of choosing. */
  of(groupId: string): readonly Upload[] {
    return this.list.filter(({ kept }) => kept.group_id === groupId);
  }

  add(groupId: string, prepared: PreparedFile, caption?: string, now = new Date()): void {
    const kept: KeptUpload = {
      ...prepared,
      ...(caption && { caption }),
      cid: newCid(),
      user_id: this.#port.me(),
      group_id: groupId,
      create_at: now.toISOString(),
      has_failed: false,
    };
    this.#keep(kept);
    this.#enqueue(new Upload(kept));
  }

  retry(upload: Upload): void {
    if (!upload.isWhole()) return;
    this.#keep(upload.kept);
    this.#queues[upload.kept.kind].add(upload);
  }

  /** The browser had lost its file, and its sender has chosen it again: it goes to its place of before. */
  chooseAgain(upload: Upload, prepared: PreparedFile): void {
    const { caption, album, cid, user_id, group_id, create_at } = upload.kept;
    const placed = { cid, user_id, group_id, create_at };
    const own = { ...placed, ...(caption && { caption }), ...(album && { album }) };
    // It may be another file: nothing goes on where that one was.
    forgetBegun(cid);
    upload.replace({ ...prepared, ...own, has_failed: false });
    this.retry(upload);
  }

  /** Cancels what is under way, and forgets what has failed. */
  remove(upload: Upload): void {
    this.#queues[upload.kept.kind].remove(upload);
    this.#drop(upload);
  }

  /** The conversation is gone, or the person is no member any more. */
  removeAll(groupId: string): void {
    for (const upload of this.of(groupId)) this.remove(upload);
  }

  stop(): void {
    this.#left.abort();
    removeEventListener('offline', this.#pause);
    removeEventListener('online', this.#resume);
    for (const queue of Object.values(this.#queues)) queue.stop();
    for (const upload of this.list) upload.release();
  }

  readonly #pause = (): void => {
    for (const queue of Object.values(this.#queues)) queue.pause();
  };

  readonly #resume = (): void => {
    for (const queue of Object.values(this.#queues)) queue.resume();
  };

  #keep(upload: KeptUpload): void {
    void this.#port.kept.put(upload, () => !this.#left.signal.aborted && this.#port.isHere());
  }

  #enqueue(upload: Upload): void {
    this.list = [...this.list, upload];
    if (upload.status !== 'fail') this.#queues[upload.kept.kind].add(upload);
  }

  async #restore(): Promise<void> {
    const list = await this.#port.kept.list(this.#port.me());
    if (this.#left.signal.aborted) return;
    const known = new Set(this.list.map(({ cid }) => cid));
    runInAction(() => {
      for (const kept of list) if (!known.has(kept.cid)) this.#enqueue(new Upload(kept));
    });
  }

  /** Two tabs that found the same file after a reload send it in turn: the message is stored once, by its `cid`. */
  async #send(upload: Upload, signal: AbortSignal): Promise<void> {
    if (!upload.isWhole()) throw new Error('there is no file to send');
    const { cid, caption } = upload.kept;
    await withLock(`upload.${cid}`, async (hasWaited) => {
      signal.throwIfAborted();
      if (hasWaited && !(await this.#isKept(cid))) return;
      const message = await transfer(this.#port.http, upload, signal);
      if (!this.#left.signal.aborted) this.#port.onSent(message, caption);
    });
  }

  async #isKept(cid: string): Promise<boolean> {
    return (await this.#port.kept.list(this.#port.me())).some((kept) => kept.cid === cid);
  }

  #drop(upload: Upload): void {
    if (this.#left.signal.aborted) return;
    upload.release();
    runInAction(() => {
      this.list = this.list.filter((one) => one !== upload);
    });
    void this.#port.kept.remove(upload.cid);
    forgetBegun(upload.cid);
  }

  #fail(upload: Upload, error: unknown): void {
    if (this.#left.signal.aborted) return;
    if (upload.isWhole()) this.#keep({ ...upload.kept, has_failed: true });
    const failure = error instanceof ApiFailure ? error : undefined;
    const refusal = REFUSALS[failure?.code ?? ''];
    // What may be sent has changed since it was chosen.
    upload.setReason(failure?.code === 'api.forbidden' ? 'room.upload.not_permitted' : refusal);
    // A transfer explains nothing; a call has been announced, unless its code passes through to us.
    if (failure?.explanation) this.#sayPassed(failure);
    else if (refusal) this.#port.showError({ id: refusal });
    else this.#port.announceFailure(failure);
  }

  #sayPassed(failure: ApiFailure): void {
    const words = passedWordsOf(failure);
    if (words) this.#port.showError(words);
  }
}
