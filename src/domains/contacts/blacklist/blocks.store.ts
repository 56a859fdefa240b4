import type { EventMap } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import { showFailure } from '../../../lib/errors/useFailureToast.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';

type Blocked = ResultOf<'POST /api/v1/users/blocks'>;

interface BlocksParts {
  http: HttpCalls;
  toasts: Pick<ToastStore, 'show'>;
  /** They are no contact any more. */
  onBlocked: (id: string) => void;
}

/** Whom the person at the screen has blocked. */
export class BlocksStore {
  readonly list: PagedList<Blocked>;
  readonly #parts: BlocksParts;

  constructor(parts: BlocksParts) {
    this.#parts = parts;
    this.list = new PagedList({
      keyOf: ({ id }) => id,
      page: (next_id, signal) =>
        parts.http.call('GET /api/v1/users/blocks', { query: { next_id, limit: 100 }, signal }),
    });
  }

  /** Returns whether it was done; says it when it was not. */
  async block(id: string): Promise<boolean> {
    const { http, toasts, onBlocked } = this.#parts;
    try {
      const blocked = await http.call('POST /api/v1/users/blocks', { body: { block_id: id } });
      if (this.list.status !== 'idle') this.list.insert(blocked);
      onBlocked(id);
      toasts.show({ id: 'blacklist.added' }, 'success');
      return true;
    } catch (error) {
      showFailure(toasts, error);
      return false;
    }
  }

  /** Returns whether it was done; says it when it was not. */
  async unblock(id: string): Promise<boolean> {
    const { http, toasts } = this.#parts;
    try {
      await http.call('DELETE /api/v1/users/blocks/:block_id', { params: { block_id: id } });
      this.list.remove(id);
      toasts.show({ id: 'blacklist.removed' }, 'success');
      return true;
    } catch (error) {
      showFailure(toasts, error);
      return false;
    }
  }

  /** Something may have been missed. */
  catchUp(): void {
    if (this.list.status !== 'idle') this.list.refresh();
  }

  /** It happened on another device, or here. */
  receive({ user_id, on }: EventMap['block.changed']): void {
    if (this.list.status === 'idle') return;
    const isKnown = this.list.list.some(({ id }) => id === user_id);
    if (!on) this.list.remove(user_id);
    else if (!isKnown) this.list.refresh();
  }
}
