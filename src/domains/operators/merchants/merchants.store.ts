import type { OpsMerchant } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';

const WORDS = {
  'api.data_exists': { id: 'ops.merchants.exists' },
  'api.validation': { id: 'ops.merchants.unfit' },
} as const satisfies Record<string, Words>;
const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

const FRESH = { id: '', name: '', public_key: '' };

/** Who may ask for points: what is added, and which is being closed or opened. */
export class Merchants {
  readonly pages: PagedList<OpsMerchant>;
  /** What they verify the brand's notices with. */
  noticeKey = '';
  fresh = FRESH;
  /** Which is to be closed, or opened where it is closed. */
  readonly switching = new ReasonForm<OpsMerchant>();
  readonly adding = new Submission(wordsOf);
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    this.pages = new PagedList<OpsMerchant>({
      page: async (next_id, signal) => {
        const page = await http.call('GET /ops/api/merchants', { query: { next_id }, signal, claims: 'all' });
        runInAction(() => {
          this.noticeKey = page.notice_key;
        });
        return page;
      },
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { pages: false });
  }

  set(typed: Partial<typeof FRESH>): void {
    this.adding.reset();
    this.fresh = { ...this.fresh, ...typed };
  }

  /** True when it may ask for points now. */
  async add(): Promise<boolean> {
    const { id, name, public_key } = this.fresh;
    const body = { id: id.trim(), name: name.trim(), public_key: public_key.trim() };
    const sent = await this.adding.send(() =>
      this.#http.call('POST /ops/api/merchants', { body, claims: 'all' }),
    );
    if (!sent) return false;
    runInAction(() => {
      this.fresh = FRESH;
    });
    this.pages.insert(sent.result);
    return true;
  }

  /** True when it is as it was asked for. */
  async switch(): Promise<boolean> {
    const sent = await this.switching.send(({ id, closed_at }, reason) =>
      this.#http.call('POST /ops/api/merchants/:id/open', {
        ...{ params: { id }, body: { is_open: closed_at !== null, reason } },
      }),
    );
    if (!sent) return false;
    this.pages.replace(sent.result);
    return true;
  }
}
