import type { Tenant } from '../../../infra/tenancy.ts';
import type { ChangingRow, Form, PostRow, RowOf } from './posts.repository.ts';

/** Reads the posts of a page in the form that its caller needs; `Extra` is what else the page has found of each. */
export type PageReader<Row extends ChangingRow> = <Extra = unknown>(
  tenant: Tenant,
  read: <F extends Form>(form: F) => Promise<(RowOf<F> & Extra)[]>,
) => Promise<(Row & Extra)[]>;

export const readWhole: PageReader<PostRow> = (_, read) => read('whole');
