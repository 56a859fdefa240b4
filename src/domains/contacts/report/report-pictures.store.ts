import { LIMITS } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { formOf } from '../../../lib/http/form-of.ts';
import type { Http } from '../../../lib/http/http.ts';
import { knownExtension } from '../../../lib/uploads/picture-extension.ts';

type Uploads = Pick<Http, 'call' | 'upload'>;

/** A picture of a report on its way; `path` once it is there. */
export interface ReportPicture {
  key: number;
  /** Of this page, to be shown. */
  url: string;
  file: File;
  status: 'sending' | 'sent' | 'failed';
  path: string;
}

/** Up to four pictures that go along with a report; each is uploaded as soon as it is chosen. */
export class ReportPictures {
  list: ReportPicture[] = [];
  readonly #http: Uploads;
  #next = 1;

  constructor(http: Uploads) {
    this.#http = http;
    makeAutoObservable(this);
  }

  get isFull(): boolean {
    return this.list.length >= LIMITS.reportImages;
  }

  get isBusy(): boolean {
    return this.list.some(({ status }) => status === 'sending');
  }

  /** A report is not sent without them. */
  get hasFailed(): boolean {
    return this.list.some(({ status }) => status === 'failed');
  }

  get paths(): string[] {
    return this.list.flatMap(({ path, status }) => (status === 'sent' ? [path] : []));
  }

  /** Takes as many as there is room for; returns why some are left out, if any are. */
  add(files: readonly File[]): 'unfit' | 'full' | undefined {
    const fit = files.filter((file) => knownExtension(file) !== undefined && file.size <= LIMITS.chatFile);
    const room = LIMITS.reportImages - this.list.length;
    for (const file of fit.slice(0, room)) {
      const key = this.#next++;
      this.list.push({ key, file, url: URL.createObjectURL(file), status: 'sending', path: '' });
      void this.#send(key);
    }
    if (fit.length < files.length) return 'unfit';
    return fit.length > room ? 'full' : undefined;
  }

  remove(key: number): void {
    const picture = this.#get(key);
    if (picture) URL.revokeObjectURL(picture.url);
    this.list = this.list.filter((other) => other.key !== key);
  }

  retry(key: number): void {
    void this.#send(key);
  }

  clear(): void {
    for (const { key } of [...this.list]) this.remove(key);
  }

  #get(key: number): ReportPicture | undefined {
    return this.list.find((picture) => picture.key === key);
  }

  #change(key: number, change: Partial<ReportPicture>): void {
    runInAction(() => {
      const picture = this.#get(key);
      if (picture) Object.assign(picture, change);
    });
  }

  async #send(key: number): Promise<void> {
    const picture = this.#get(key);
    const extension = picture && knownExtension(picture.file);
    if (!picture || !extension) return;
    this.#change(key, { status: 'sending' });
    try {
      const { url, form_data, file_path } = await this.#http.call('GET /api/v1/files/reports/upload_image', {
        query: { extension },
        claims: 'all',
      });
      await this.#http.upload('POST', url, formOf(form_data, picture.file));
      this.#change(key, { status: 'sent', path: file_path });
    } catch {
      this.#change(key, { status: 'failed' });
    }
  }
}
