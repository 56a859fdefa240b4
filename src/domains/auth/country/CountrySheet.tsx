import { ListHeading, SearchField, Text } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { moveInList } from '../../../lib/move-in-list.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { byInitial } from '../../../lib/text/initials.ts';
import { CountryGroup } from './CountryGroup.tsx';
import { CountryIndex } from './CountryIndex.tsx';
import { countriesIn, searchCountries } from './countries.ts';

const moveInRows = moveInList('input, li button');

interface CountrySheetProps {
  /** ISO code of the chosen one. */
  country: string;
  onChoose: (country: string) => void;
  onClose: () => void;
}

/** Country select (product.md section 2): the short list first, the long one below, both by label or dial code. */
export function CountrySheet({ country, onChoose, onClose }: CountrySheetProps) {
  const text = useText();
  const { locale } = useLanguage();
  const [query, setQuery] = useState('');
  const { country: first, countries = [] } = useStores().brand.config;
  const all = useMemo(() => countriesIn(locale, [first, ...countries]), [locale, first, countries]);
  const [yours, common, others] = [all.yours, all.common, all.others].map((list) =>
    searchCountries(list, query),
  );
  const found = [...(yours ?? []), ...(common ?? []), ...(others ?? [])];
  const letters = byInitial(others ?? []);
  const choice = { country, onChoose };
  // On a phone the keyboard would hide the list that most people just scroll.
  const [isWithKeyboard] = useState(() => matchMedia('(pointer: fine)').matches);
  const chooseFirst = () => {
    const [first] = found;
    if (first && query.trim() !== '') onChoose(first.country);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text('country.title')}
      closeLabel={text('login.close')}
      height="full"
    >
      <search className="flex flex-col gap-2" onKeyDown={moveInRows}>
        <div className="sticky top-0 z-raised bg-overlay pb-1">
          <SearchField
            autoFocus={isWithKeyboard}
            onSubmit={chooseFirst}
            label={text('country.search')}
            clearLabel={text('country.clear')}
            value={query}
            onChange={setQuery}
          />
          {query === '' && <CountryIndex letters={letters.map(({ letter }) => letter)} />}
        </div>
        <div role="status">
          {found.length === 0 && (
            <Text as="p" tone="secondary" align="center">
              {text('country.none')}
            </Text>
          )}
        </div>
        <CountryGroup heading={text('country.yours')} list={yours ?? []} {...choice} />
        <CountryGroup heading={text('country.common')} list={common ?? []} {...choice} />
        {letters.length > 0 && (
          <div>
            <ListHeading>{text('country.others')}</ListHeading>
            {letters.map(({ letter, list }) => (
              <CountryGroup key={letter} letter={letter} heading={letter} list={list} {...choice} />
            ))}
          </div>
        )}
      </search>
    </Sheet>
  );
}
