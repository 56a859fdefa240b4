import type { MessageId } from '../../../lib/intl/ids.ts';
import { isDay } from '../days.ts';

/** What may stand in one field of a form of filters, and in an address under its name. */
export interface FilterField {
  /** Letters, 80 without. */
  most?: number;
  /** Chosen, not typed; the first one is nothing in particular. */
  choices?: readonly { value: string; label: MessageId }[];
  type?: 'date';
  fits?: (value: string) => boolean;
  /** Said where what was typed does not fit; without it that is let go. */
  wrong?: MessageId;
}

/** What is looked for, each part by its name. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** What is looked for together and stands in an address, in this order. */
export interface FilterShape<Filter extends Typed> {
  /** The page, and what its texts begin with. */
  path: string;
  section: 'audit' | 'ledger' | 'orders';
  fields: { readonly [Name in keyof Filter & string]-?: FilterField };
}

const MOST = 80;

/** A day of the operator’s own time: `2026-11-28`. */
export const DAY: FilterField = { type: 'date', fits: isDay };

/** One of these, or any. */
export const oneOf = (any: MessageId, values: readonly string[], labelOf: (value: string) => string) => {
  const choices = values.map((value) => ({ value, label: labelOf(value) as MessageId }));
  return {
    choices: [{ value: '', label: any }, ...choices],
    fits: (value: string) => values.includes(value),
  };
};

export const mostOf = ({ most = MOST }: FilterField): number => most;

export const isFit = ({ fits }: FilterField, value: string): boolean =>
  value === '' || (fits?.(value) ?? true);

/** What stands in an address; what does not fit is as if it were not there. */
export const filterOf = <Filter extends Typed>(
  { fields }: FilterShape<Filter>,
  query: URLSearchParams,
): Filter =>
  Object.fromEntries(
    Object.entries<FilterField>(fields).flatMap(([name, field]) => {
      const value = query.get(name)?.trim().slice(0, mostOf(field));
      return value && isFit(field, value) ? [[name, value]] : [];
    }),
  ) as Filter;

/** Where it stands; empty parts do not. */
export const filterAddress = <Filter extends Typed>(
  { path, fields }: FilterShape<Filter>,
  filter: NoInfer<Filter>,
): string => {
  const parts = Object.keys(fields).flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return parts.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(parts)}`;
};
