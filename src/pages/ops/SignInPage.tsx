import { AuthHero, AuthScaffold, Inline, Logo, Stack } from '@livery/design-system';
import { SignInForm, useOps } from '../../domains/operators/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The way into the console. */
export function SignInPage() {
  const text = useText();
  const { title, iconUrl } = useOps().brand;
  usePageTitle(title, text('ops.title'));
  return (
    <AuthScaffold art={<AuthHero />} artOn="wide">
      <Stack gap="xl">
        <Logo src={iconUrl} name={title} href="/ops" />
        <SignInForm />
        <Inline justify="center">
          <LanguageSwitch />
        </Inline>
      </Stack>
    </AuthScaffold>
  );
}
