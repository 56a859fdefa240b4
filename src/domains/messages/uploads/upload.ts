import { makeAutoObservable, observableRef } from 'mobx';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { UploadStatus } from '../../../lib/uploads/upload-queue.ts';
import type { KeptUpload, LostUpload } from './upload.model.ts';

/** One that can be sent. */
export type WholeUpload = Upload & { kept: KeptUpload };

/** A file on its way into a conversation. */
export class Upload {
  kept: KeptUpload | LostUpload;
  status: UploadStatus;
  /** It waits for the network, not for its turn. */
  isCut = false;
  /** Share of the bytes that have gone, 0–1. */
  progress = 0;
  /** Where it has arrived: only its message is missing. */
  filePath: string | undefined;
  /** Why it was not sent, where there is more to say than that. */
  reason: MessageId | undefined;
  #url: string | undefined;

  constructor(kept: KeptUpload | LostUpload) {
    this.kept = kept;
    this.status = kept.has_failed || !('file' in kept) ? 'fail' : 'waiting';
    this.reason = undefined;
    makeAutoObservable(this, { kept: observableRef, filePath: false, url: false, isWhole: false });
  }

  get cid(): string {
    return this.kept.cid;
  }

  /** Its file is here. */
  isWhole(): this is WholeUpload {
    return 'file' in this.kept;
  }

  /** Its sender has chosen it again. */
  replace(kept: KeptUpload): void {
    this.release();
    this.kept = kept;
    this.filePath = undefined;
    this.reason = undefined;
  }

  setStatus(status: UploadStatus, isCut = false): void {
    this.status = status;
    this.isCut = isCut;
    if (status !== 'uploading') this.progress = 0;
  }

  setReason(reason: MessageId | undefined): void {
    this.reason = reason;
  }

  setProgress(share: number): void {
    this.progress = share;
  }

  /** For `src`: what stands for it on the screen, until `release`. */
  url(): string | undefined {
    if (!this.isWhole()) return undefined;
    const { kind, file, poster } = this.kept;
    const shown = kind === 'image' ? file : poster;
    this.#url ??= shown && URL.createObjectURL(shown);
    return this.#url;
  }

  release(): void {
    if (this.#url !== undefined) URL.revokeObjectURL(this.#url);
    this.#url = undefined;
  }
}
