import type { Author } from '@livery/contract';
import { showFailure } from '../../../lib/errors/useFailureToast.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';

interface HiddenAuthorsParts {
  http: HttpCalls;
  toasts: Pick<ToastStore, 'show'>;
}

/** Whose posts the feeds of the person at the screen leave out, the latest first. */
export class HiddenAuthors {
  readonly list: PagedList<Author>;
  readonly #parts: HiddenAuthorsParts;

  constructor(parts: HiddenAuthorsParts) {
    this.#parts = parts;
    this.list = new PagedList({
      keyOf: ({ id }) => id,
      page: (next_id, signal) =>
        parts.http.call('GET /social/api/hidden-authors', { query: { next_id }, signal }),
    });
  }

  /** Feeds that are read from now on have them again; `name`: what the reader calls them. Says it when it was not done. */
  async show({ id }: Author, name: string): Promise<void> {
    const { http, toasts } = this.#parts;
    try {
      await http.call('PUT /social/api/authors/:id/unhide', { params: { id } });
      this.list.remove(id);
      toasts.show({ id: 'hidden.shown', values: { name } }, 'success');
    } catch (error) {
      showFailure(toasts, error);
    }
  }
}
