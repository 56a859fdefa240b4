import { directionOf, LANGUAGES, type Scheme } from '@livery/contract';
import { Card, ListHeading, SegmentedControl, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

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
              items={LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))}
              value={appearance.locale}
              onChange={(locale) => void appearance.setLocale(locale, directionOf(locale))}
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
