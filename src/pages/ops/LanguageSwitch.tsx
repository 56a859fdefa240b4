import { LANGUAGES, type Locale, WHOLE_LOCALES } from '@livery/contract';
import { Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useOps } from '../../domains/operators/index.ts';

/** Leads to the next language that has every text, by its own name. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { appearance } = useOps();
  const at = (WHOLE_LOCALES as readonly Locale[]).indexOf(appearance.locale);
  const next = WHOLE_LOCALES[(at + 1) % WHOLE_LOCALES.length];
  const name = LANGUAGES.find(({ tag }) => tag === next)?.name;
  if (!next) return null;
  return (
    <Button tone="ghost" size="sm" onClick={() => void appearance.setLocale(next)}>
      {name}
    </Button>
  );
});
