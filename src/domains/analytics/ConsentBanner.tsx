import { Button, FootCard, Inline, Link, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { useBrand } from '../brand/index.ts';
import { consent } from './consent.store.ts';

/** Asks whether visits may be counted, without taking the page over: yes and no weigh the same. */
export const ConsentBanner = observer(function ConsentBanner() {
  const text = useText();
  const { title, privacyUrl, termsUrl } = useBrand();
  return (
    <FootCard title={text('consent.title', { brand: title })}>
      <Text as="p" size="footnote" tone="secondary">
        {text('consent.text')}
      </Text>
      <Text as="p" size="footnote" tone="tertiary">
        <Link href={privacyUrl}>{text('consent.privacy')}</Link>
        {' · '}
        <Link href={termsUrl}>{text('consent.terms')}</Link>
      </Text>
      <Inline gap="sm" equal>
        <Button block onClick={() => consent.give(false)}>
          {text('consent.decline')}
        </Button>
        <Button block onClick={() => consent.give(true)}>
          {text('consent.accept')}
        </Button>
      </Inline>
    </FootCard>
  );
});
