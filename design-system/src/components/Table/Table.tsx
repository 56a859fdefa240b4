import type { ReactNode } from 'react';

export interface TableColumn {
  key: string;
  label: string;
  /** Figures stand at the end. */
  align?: 'start' | 'end';
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

const alignments = { start: 'text-start', end: 'text-end tabular-nums' } as const;

/** Many facts of many things, dense, for people who work with them. Scrolls sideways by itself where there is little room. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
      tabIndex={0}
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
            <tr key={id} className="border-b border-subtle last:border-b-0 hover:bg-sunken">
              {columns.map(({ key, align = 'start' }) => (
                <td key={key} className={`px-3 py-2 align-top wrap-break-word ${alignments[align]}`}>
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
