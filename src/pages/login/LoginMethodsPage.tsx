import { firstModeOf, loginWaysOf } from '@livery/contract';
import { ButtonLink, Logo, MailIcon, SmartphoneIcon, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  AuthPage,
  LazyGoogleButton,
  LazyLookAround,
  LegalLine,
  loginFormPath,
} from '../../domains/auth/index.ts';
import { QrEntry } from '../../domains/auth/later.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { BrandLinks, HelpLine } from '../../domains/brand/later.ts';
import { useShowcase } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { RedirectSignedIn, useReturnPath } from './RedirectSignedIn.tsx';

const FEED = '/home/recommend';

const Methods = observer(function Methods() {
  const text = useText();
  const { features, places } = useBrand();
  const { brand } = useStores();
  const returnTo = useReturnPath();
  return (
    <>
      {loginWaysOf(brand.config.login_order).map((way) => {
        if (way === 'qr') return <QrEntry key={way} />;
        if (way === 'google') return features.google && <LazyGoogleButton key={way} returnTo={returnTo} />;
        return (
          <ButtonLink
            key={way}
            // What people are to choose first stands out, wherever the other ways are.
            {...(way === firstModeOf(brand.config.login_order) && { tone: 'primary' })}
            size="lg"
            block
            icon={way === 'phone' ? SmartphoneIcon : MailIcon}
            href={loginFormPath(way, returnTo)}
          >
            {text(`login.by_${way}`)}
          </ButtonLink>
        );
      })}
      {places.kept.includes(FEED) || (
        <ButtonLink tone="ghost" block href={FEED}>
          {text('login.look_around')}
        </ButtonLink>
      )}
      {brand.config.demo && <LazyLookAround />}
    </>
  );
});

/** How would you like to come in? */
export const LoginMethodsPage = observer(function LoginMethodsPage() {
  const text = useText();
  const { title, tagline, iconUrl } = useBrand();
  const { maintenance } = useStores();
  usePageTitle(title, text('nav.login'));
  useEffect(() => void maintenance.check(), [maintenance]);
  return (
    <RedirectSignedIn>
      <AuthPage pictures={useShowcase()} isFront>
        <Stack gap="xs">
          <h1>
            <Logo src={iconUrl} name={title} href="/home/recommend" size="display" />
          </h1>
          <Text as="p" size="lead" tone="secondary">
            {tagline}
          </Text>
        </Stack>
        <Methods />
        <LegalLine />
        <HelpLine />
        <BrandLinks place="login" />
      </AuthPage>
    </RedirectSignedIn>
  );
});
