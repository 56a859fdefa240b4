import { List, ListHeading, ListRow, SearchField, Text } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { useId, useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { type Country, countriesIn, searchCountries } from './countries.ts';
import { moveInList } from './moveInList.ts';

interface CountrySheetProps {
  /** ISO code of the chosen one. */
  country: string;
  onChoose: (country: string) => void;
  onClose: () => void;
}

interface GroupProps extends Pick<CountrySheetProps, 'country' | 'onChoose'> {
  heading: string;
  list: readonly Country[];
}

function Group({ heading, list, country, onChoose }: GroupProps) {
  const id = useId();
  if (list.length === 0) return null;
  return (
    <div>
      <ListHeading id={id}>{heading}</ListHeading>
      <List labelledBy={id}>
        {list.map((entry) => (
          <ListRow
            key={entry.country}
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

/** Country select (product.md section 2): the short list first, the long one below, both by label or dial code. */
export function CountrySheet({ country, onChoose, onClose }: CountrySheetProps) {
  const text = useText();
  const { locale } = useLanguage();
  const [query, setQuery] = useState('');
  const own = useStores().brand.config.country;
  const all = useMemo(() => countriesIn(locale, own), [locale, own]);
  const common = searchCountries(all.common, query);
  const others = searchCountries(all.others, query);
  const choice = { country, onChoose };
  // On a phone the keyboard would hide the list that most people just scroll.
  const [isWithKeyboard] = useState(() => matchMedia('(pointer: fine)').matches);
  const chooseFirst = () => {
    const [first] = [...common, ...others];
    if (first && query.trim() !== '') onChoose(first.country);
  };
  return (
    <Sheet open onClose={onClose} title={text('country.title')} closeLabel={text('login.close')} tall>
      <search className="flex flex-col gap-2" onKeyDown={moveInList}>
        <div className="sticky top-0 z-raised bg-overlay pb-1">
          <SearchField
            autoFocus={isWithKeyboard}
            onSubmit={chooseFirst}
            label={text('country.search')}
            clearLabel={text('country.clear')}
            value={query}
            onChange={setQuery}
          />
        </div>
        <div role="status">
          {common.length + others.length === 0 && (
            <Text as="p" tone="secondary" align="center">
              {text('country.none')}
            </Text>
          )}
        </div>
        <Group heading={text('country.common')} list={common} {...choice} />
        <Group heading={text('country.others')} list={others} {...choice} />
      </search>
    </Sheet>
  );
}
