import { ASKED_STATES, type AskedState } from '@livery/contract';
import type { Tenant } from '../../src/infra/tenancy.ts';
import { UsageError } from '../brand/usage.ts';
import { type Page, sayPage } from './say.ts';

interface Asked<Row> {
  page: (tenant: Tenant, query: { state: AskedState; next_id?: string | undefined }) => Promise<Page<Row>>;
  textOf: (row: Row) => string;
}

interface Flags {
  state: string;
  next?: string | undefined;
  json: boolean;
}

/** What one operator asked and another decides, in a state. @throws UsageError for none */
export const sayAsked = async <Row>(
  tenant: Tenant,
  { page, textOf }: Asked<Row>,
  { state: given, next: next_id, json }: Flags,
): Promise<number> => {
  const state = ASKED_STATES.find((each) => each === given);
  if (!state) throw new UsageError(`A state is one of ${ASKED_STATES.join(', ')}.`);
  const none = state === 'pending' ? 'Nothing waits.' : `Nothing is ${state}.`;
  return sayPage(await page(tenant, { state, next_id }), { json, textOf, none });
};

/** `asked by ann, decided by ben` */
export const whoOf = ({ asked_by, decided_by }: { asked_by: string; decided_by: string | null }): string =>
  `asked by ${asked_by}${decided_by === null ? '' : `, decided by ${decided_by}`}`;
