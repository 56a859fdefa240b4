import { LOCALES, type Locale, type Scheme } from '@livery/contract';
import {
  AppBar,
  BackIcon,
  Card,
  Heading,
  IconButtonLink,
  PageScaffold,
  Segmented,
  Stack,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** A language is named in itself. */
const LANGUAGES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English' };

/** Language and appearance; the account's own settings stand below them. */
export const SettingsPage = observer(function SettingsPage() {
  const text = useText();
  const { appearance } = useStores();
  usePageTitle(useBrand().title, text('page.profile'));
  const schemes: { value: Scheme | 'system'; label: string }[] = [
    { value: 'system', label: text('me.scheme.system') },
    { value: 'light', label: text('me.scheme.light') },
    { value: 'dark', label: text('me.scheme.dark') },
  ];
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButtonLink icon={BackIcon} label={text('nav.back')} href="/my-page" />}
          title={text('page.profile')}
        />
      }
    >
      <div className="px-feed-inset-min pt-2">
        <Card pad="panel" edge="roomy">
          <Stack gap="xl">
            <Stack gap="sm">
              <Heading level={2} size="lead">
                {text('me.language')}
              </Heading>
              <Segmented
                label={text('me.language')}
                items={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
                value={appearance.locale}
                onChange={(locale) => void appearance.speak(locale)}
              />
            </Stack>
            <Stack gap="sm">
              <Heading level={2} size="lead">
                {text('me.scheme')}
              </Heading>
              <Segmented
                label={text('me.scheme')}
                items={schemes}
                value={appearance.scheme ?? 'system'}
                onChange={(value) => appearance.wear(value === 'system' ? undefined : value)}
              />
            </Stack>
          </Stack>
        </Card>
      </div>
    </PageScaffold>
  );
});
