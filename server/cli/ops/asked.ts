import { ASKED_STATES, type AskedState } from '@livery/contract';
import type { Tenant } from '../../src/infra/tenancy.ts';
import { UsageError } from '../brand/usage.ts';

type Page<Row> = (
  tenant: Tenant,
  query: { state: AskedState; next_id?: string | undefined },
) => Promise<{ list: Row[]; next_id: string | null }>;

/** All that one operator asked and another decides, in a state. @throws UsageError for none */
export const listOfAsked = async <Row>(
  page: Page<Row>,
  tenant: Tenant,
  given: string,
): Promise<{ rows: Row[]; none: string }> => {
  const state = ASKED_STATES.find((each) => each === given);
  if (!state) throw new UsageError(`A state is one of ${ASKED_STATES.join(', ')}.`);
  const rows: Row[] = [];
  for (let next_id: string | undefined | null; next_id !== null; ) {
    const part: Awaited<ReturnType<Page<Row>>> = await page(tenant, { state, next_id });
    rows.push(...part.list);
    next_id = part.next_id;
  }
  return { rows, none: state === 'pending' ? 'Nothing waits.' : `Nothing is ${state}.` };
};

/** `asked by ann, decided by ben` */
export const whoOf = ({ asked_by, decided_by }: { asked_by: string; decided_by: string | null }): string =>
  `asked by ${asked_by}${decided_by === null ? '' : `, decided by ${decided_by}`}`;
