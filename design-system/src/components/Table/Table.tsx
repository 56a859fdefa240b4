import type { ReactNode } from 'react';
import { pressInRows } from './rowKeys.ts';

export interface TableColumn {
  /** What picks a row stands under `pick`. */
  key: string;
  label: string;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
  /** Words of people: it keeps room for some of them beside each other. */
  wide?: boolean;
}

export interface TableRow {
  id: string;
  /** By the keys of the columns. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps {
  /** What the rows are; read out, not shown. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/**
 * As narrow as its boxes, with their middle on the line of the words beside them (a box has its baseline at its foot) and the
 * same room above and below. What is said under one needs more width.
 */
const PICK = 'w-px min-w-0 translate-y-1.5 px-3 pb-2.5 has-[label+*]:min-w-40';
const widthOf = (isWide: boolean): string => (isWide ? 'min-w-50' : 'min-w-20');

const alignments = { start: 'text-start', end: 'text-end tabular-nums' } as const;

/** Many facts of many things, dense, for people who work with them. Scrolls sideways by itself where there is little room; J, K, X and Enter go through its rows. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
      aria-keyshortcuts={columns.some(({ key }) => key === 'pick') ? 'j k x Enter' : 'j k Enter'}
      onKeyDown={pressInRows}
      className="overflow-x-auto rounded-card border border-subtle bg-raised"
    >
      <table className="w-full border-collapse text-footnote leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-subtle bg-sunken text-secondary">
            {columns.map(({ key, label, align = 'start' }) => (
              <th
                key={key}
                scope="col"
                className={`px-3 py-2 font-medium whitespace-nowrap ${alignments[align]}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              // By J, K and arrows, not one after the other by Tab.
              tabIndex={-1}
              className="border-b border-subtle last:border-b-0 hover:bg-sunken focus-visible:bg-sunken"
            >
              {columns.map(({ key, align = 'start', wide = false }) => (
                <td
                  key={key}
                  // What is written beside a button stands on its line; Chinese would shrink to one sign a line.
                  className={`align-baseline wrap-break-word ${alignments[align]} ${key === 'pick' ? PICK : `px-3 py-2 ${widthOf(wide)}`}`}
                >
                  {cells[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
