import { LOCALES, type Locale, type Scheme } from '@livery/contract';
import { Card, ListHeading, SegmentedControl, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** A language is named in itself. */
const LANGUAGES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English' };

/** Language and scheme, kept by this browser. */
export const AppearanceSection = observer(function AppearanceSection() {
  const text = useText();
  const { appearance } = useStores();
  const schemes: { value: Scheme | 'system'; label: string }[] = [
    { value: 'system', label: text('me.scheme.system') },
    { value: 'light', label: text('me.scheme.light') },
    { value: 'dark', label: text('me.scheme.dark') },
  ];
  return (
    <section aria-labelledby="settings-look">
      <ListHeading id="settings-look">{text('me.look')}</ListHeading>
      <Card pad="panel" edge="roomy">
        <Stack gap="lg">
          <Stack gap="sm">
            <Text as="p">{text('me.language')}</Text>
            <SegmentedControl
              label={text('me.language')}
              items={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
              value={appearance.locale}
              onChange={(locale) => void appearance.setLocale(locale)}
            />
          </Stack>
          <Stack gap="sm">
            <Text as="p">{text('me.scheme')}</Text>
            <SegmentedControl
              label={text('me.scheme')}
              items={schemes}
              value={appearance.scheme ?? 'system'}
              onChange={(value) => appearance.setScheme(value === 'system' ? undefined : value)}
            />
          </Stack>
        </Stack>
      </Card>
    </section>
  );
});
