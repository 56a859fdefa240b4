import type { OpsInvite } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { SearchedPages } from '../searched-pages.ts';
import type { InviteFilter } from './filter.ts';
import { InvitedPeople } from './invited.store.ts';

/** Codes that a filter finds, the one that is to be withdrawn, and the one whose people are looked at. */
export class OpsInvites {
  readonly searched: SearchedPages<OpsInvite>;
  readonly filter: InviteFilter;
  /** The one that the operator is asked about. */
  withdrawing: OpsInvite | undefined;
  reason = '';
  opened: InvitedPeople | undefined;
  isSaving = false;
  readonly sending = new Submission();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, filter: InviteFilter) {
    this.#http = http;
    this.filter = filter;
    this.searched = new SearchedPages<OpsInvite>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/invites', { query: { ...filter, next_id }, signal, claims: 'all' }),
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, {
      ...{ searched: false, filter: false, withdrawing: observableRef, opened: observableRef },
    });
  }

  ask(invite: OpsInvite | undefined): void {
    this.sending.reset();
    this.withdrawing = invite;
    this.reason = '';
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** Whose names are read is written down: they are asked for only then. */
  look(invite: OpsInvite | undefined): void {
    this.opened = invite && new InvitedPeople(this.#http, invite);
    this.opened?.pages.open();
  }

  /** True when nobody more registers with it. */
  async withdraw(): Promise<boolean> {
    const { withdrawing } = this;
    const reason = this.reason.trim();
    if (!withdrawing) return false;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const { id } = withdrawing;
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/invites/:id/withdraw', { params: { id }, body: { reason } }),
    );
    if (!sent) return false;
    this.searched.pages.replace(sent.result);
    // About another, that it was asked about meanwhile, it goes on asking.
    if (this.withdrawing === withdrawing) this.ask(undefined);
    return true;
  }

  /** One of those that are withdrawn together. @throws ApiFailure where it was not */
  async withdrawOne(id: string, reason: string): Promise<void> {
    const asked = { params: { id }, body: { reason }, claims: 'all' } as const;
    this.searched.pages.replace(await this.#http.call('POST /ops/api/invites/:id/withdraw', asked));
  }

  /** The batch that is shown, as a sheet. */
  async save(): Promise<void> {
    const { batch } = this.filter;
    if (!batch) return;
    this.isSaving = true;
    const file = await fileOf(this.#http, 'GET /ops/api/invites/export', { query: { batch } }).catch(
      () => undefined,
    );
    runInAction(() => {
      this.isSaving = false;
    });
    if (file) saveFile(file, 'invites.csv');
  }
}
