import { phoneCountries } from '@livery/contract/phone';
import { valueName } from '../names/names.ts';
import { choicesOf, isCountry, type Schema } from '../schema.ts';

type Say = (chinese: string, english: string) => string;
interface Option {
  readonly value: string;
  readonly label: string;
}

/** What may be chosen for a field, in plain words; undefined where anything may be written. */
export function optionsOf(path: string, schema: Schema, say: Say): Option[] | undefined {
  if (isCountry(schema)) {
    const names = new Intl.DisplayNames(say('zh-CN', 'en'), { type: 'region' });
    const { compare } = new Intl.Collator(say('zh-CN', 'en'));
    return phoneCountries()
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .sort((one, other) => compare(one.label, other.label));
  }
  return choicesOf(schema)?.map((value) => ({ value, label: valueName(path, value, say) }));
}
