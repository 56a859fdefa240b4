import type { ReactNode } from 'react';

export interface Fact {
  name: string;
  value: ReactNode;
}

export interface FactsProps {
  items: readonly Fact[];
}

/** What is so, line by line: a name, and its value at the end. Rows that lead somewhere are a `List`. */
export function Facts({ items }: FactsProps) {
  return (
    <dl className="-my-1.5 flex flex-col">
      {items.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-1.5 leading-snug">
          <dt className="shrink-0 text-secondary">{name}</dt>
          <dd className="min-w-0 text-end font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
