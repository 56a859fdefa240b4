import { List, ListHeading, ListRow } from '@livery/design-system';
import { useId } from 'react';
import type { Country } from './countries.ts';

interface CountryGroupProps {
  heading: string;
  /** Of the index, which scrolls here. */
  letter?: string;
  list: readonly Country[];
  /** ISO code of the chosen one. */
  country: string;
  onChoose: (country: string) => void;
}

/** Where the index scrolls to. */
export const idOfLetter = (letter: string): string => `country-${letter}`;

/** Countries under a heading; nothing where there are none. */
export function CountryGroup({ heading, letter, list, country, onChoose }: CountryGroupProps) {
  const own = useId();
  if (list.length === 0) return null;
  const id = letter ? idOfLetter(letter) : own;
  return (
    <div>
      <ListHeading id={id}>{heading}</ListHeading>
      <List labelledBy={id}>
        {list.map((entry) => (
          <ListRow
            key={entry.country}
            letters={entry.country}
            title={entry.name}
            value={`+${entry.code}`}
            selected={entry.country === country}
            onClick={() => onChoose(entry.country)}
          />
        ))}
      </List>
    </div>
  );
}
