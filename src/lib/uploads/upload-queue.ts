import { isConnectionLost } from '../http/failure.ts';

/** `waiting`: its turn, or the network, has not come. `fail`: it stays until its sender decides. */
export type UploadStatus = 'waiting' | 'uploading' | 'fail';

/** What stands in a queue. */
export interface Queued {
  /** `isCut`: it waits because nobody can be reached. */
  setStatus(status: UploadStatus, isCut?: boolean): void;
}

export interface UploadQueuePort<Upload extends Queued> {
  /** Milliseconds before each (product.md section 4). */
  wait: number;
  send(upload: Upload, signal: AbortSignal): Promise<void>;
  onSent(upload: Upload): void;
  /** Refused: it is not tried again by itself. */
  onFail(upload: Upload, error: unknown): void;
}

/** Milliseconds until the next try, after nobody could be reached. */
const AGAIN = 5_000;

/** Sends one file, or set of files, after the other, each after a pause. What finds no network waits for it and goes first. */
export class UploadQueue<Upload extends Queued> {
  readonly #port: UploadQueuePort<Upload>;
  #list: Upload[] = [];
  #isPaused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: { upload: Upload; controller: AbortController } | undefined;

  constructor(port: UploadQueuePort<Upload>) {
    this.#port = port;
  }

  add(upload: Upload): void {
    upload.setStatus('waiting', this.#isPaused);
    this.#list.push(upload);
    this.#plan();
  }

  /** Cancelled by its sender: requests are aborted. */
  remove(upload: Upload): void {
    this.#list = this.#list.filter((one) => one !== upload);
    if (this.#running?.upload === upload) this.#running.controller.abort();
  }

  /** The network is away. */
  pause(): void {
    this.#isPaused = true;
    this.#halt();
    for (const upload of this.#list) upload.setStatus('waiting', true);
  }

  resume(): void {
    this.#isPaused = false;
    for (const upload of this.#list) if (upload !== this.#running?.upload) upload.setStatus('waiting');
    this.#plan();
  }

  stop(): void {
    this.#list = [];
    this.pause();
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running?.controller.abort();
  }

  #plan(wait = this.#port.wait): void {
    const isBusy = this.#timer !== undefined || this.#running !== undefined;
    if (isBusy || this.#isPaused || this.#list.length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      const [first] = this.#list;
      if (first) void this.#send(first);
    }, wait);
  }

  async #send(upload: Upload): Promise<void> {
    const controller = new AbortController();
    this.#running = { upload, controller };
    upload.setStatus('uploading');
    let wait: number | undefined;
    try {
      await this.#port.send(upload, controller.signal);
      this.#list = this.#list.filter((one) => one !== upload);
      this.#port.onSent(upload);
    } catch (error) {
      if (controller.signal.aborted) upload.setStatus('waiting', this.#isPaused);
      else if (isConnectionLost(error)) {
        upload.setStatus('waiting', true);
        wait = AGAIN;
      } else this.#refuse(upload, error);
    }
    this.#running = undefined;
    this.#plan(wait);
  }

  #refuse(upload: Upload, error: unknown): void {
    this.#list = this.#list.filter((one) => one !== upload);
    upload.setStatus('fail');
    this.#port.onFail(upload, error);
  }
}
