import type { HttpCalls } from '../../../lib/http/call.ts';
import { saveAddress } from '../../../lib/save-file.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';

const addressOf = (id: string, ticket: string): string =>
  `/ops/api/people/${encodeURIComponent(id)}/export/${encodeURIComponent(ticket)}`;

/** All that is kept of somebody, as a file: why first; then the browser fetches it by itself, however big it is. */
export class ExportPerson {
  /** By their ID. */
  readonly asking = new ReasonForm<string>();
  readonly #http: HttpCalls;
  readonly #save: typeof saveAddress;

  constructor(http: HttpCalls, save = saveAddress) {
    this.#http = http;
    this.#save = save;
  }

  /** True: the browser fetches it. */
  async fetch(): Promise<boolean> {
    const sent = await this.asking.send((id, reason) =>
      this.#http.call('POST /ops/api/people/:id/export', { params: { id }, body: { reason }, claims: 'all' }),
    );
    if (!sent) return false;
    this.#save(addressOf(sent.item, sent.result.ticket), `person-${sent.item}.zip`);
    return true;
  }
}
