import type { Locale } from '@livery/contract';
import { Select, Stack, Text } from '@livery/design-system';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { type Form, TERMS, type Term } from '../../server/src/brand/glossary/terms.ts';
import { FieldFindings } from '../Findings.tsx';
import type { Studio } from '../useStudio.ts';
import { formsOf, hasArticle, ownWord, type Part, withWord, wordAt } from './glossary.ts';
import { LeftField } from './LeftField.tsx';
import { wordsFile, wordsIn } from './word-files.ts';

interface ThingProps {
  studio: Studio;
  locale: Locale;
  term: Term;
}

const pathOf = (locale: Locale): string => `glossary.${locale}.json`;

/** One thing of the product: what it is called, in the forms that the language has. */
function Thing({ studio, locale, term }: ThingProps) {
  const say = useSay();
  const path = pathOf(locale);
  const glossary = wordsIn(studio.state.files, path);
  const own = (form: Form) => ownWord(locale, term, form);
  const write = (part: Part) => (text: string) =>
    void studio.put({ [path]: wordsFile(withWord(glossary, term, part, text, locale)) });
  const labels: Record<Form, string> = {
    one: say(`一个：${own('one')}`, `One “${own('one')}” is a…`),
    other: hasArticle(locale, term)
      ? say(`多个：${own('other')}`, `Many “${own('other')}” are…`)
      : say(`“${own('other')}”改叫`, `“${own('other')}” is called`),
    short: say(`词语中的“${own('short')}”`, `“${own('short')}” within words`),
  };
  return (
    <Stack as="section" gap="xs" data-field={term}>
      {formsOf(locale, term).map((form) => (
        <div key={form} data-field={`${term}.${form}`}>
          <LeftField
            label={labels[form]}
            placeholder={own(form)}
            lang={locale}
            value={wordAt(glossary, term, form)}
            onLeave={write(form)}
          />
          <FieldFindings studio={studio} field={`${term}.${form}`} file={path} />
        </div>
      ))}
      {hasArticle(locale, term) && wordAt(glossary, term, 'one') !== '' && (
        <div data-field={`${term}.article`}>
          <Select
            label={say('前面的冠词', 'Before it stands')}
            options={[
              { value: '', label: say('由首字母决定', 'a or an, as its first letter tells') },
              { value: 'a', label: `a ${wordAt(glossary, term, 'one')}` },
              { value: 'an', label: `an ${wordAt(glossary, term, 'one')}` },
            ]}
            value={wordAt(glossary, term, 'article')}
            onChange={write('article')}
          />
          <FieldFindings studio={studio} field={`${term}.article`} file={path} />
        </div>
      )}
      <FieldFindings studio={studio} field={term} file={path} />
    </Stack>
  );
}

/** The things that a brand may call otherwise: said once, changed wherever the product names them. */
export function Things({ studio, locale }: { studio: Studio; locale: Locale }) {
  const say = useSay();
  return (
    <Stack gap="lg">
      <Text as="p" size="footnote" tone="secondary" wrap="pretty">
        {say(
          '这里改一次，产品里凡提到它的地方都跟着改。留空就用原来的说法；中文和英文要一起改。',
          'Said once here, it changes wherever the product names the thing. Empty, the product’s own word stays; Chinese and English go together.',
        )}
      </Text>
      <FieldFindings studio={studio} field="" file={pathOf(locale)} />
      {TERMS.map((term) => (
        <Thing key={`${locale} ${term}`} {...{ studio, locale, term }} />
      ))}
    </Stack>
  );
}
