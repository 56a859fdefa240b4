import type { Envelopes } from '../messages/cards.ts';
import { presentEnvelope } from './envelope.present.ts';
import { findEnvelopes } from './envelopes.repository.ts';

/** What messages show of envelopes; whether the reader may see them was decided where the messages were found. */
export const shownEnvelopes =
  (now: () => Date): Envelopes =>
  async ({ db }, viewer, ids) => {
    const rows = await findEnvelopes(db, viewer, ids);
    return new Map(
      rows.map((row) => [row.id, presentEnvelope(row, now(), { id: viewer, amount: row.my_amount })]),
    );
  };
