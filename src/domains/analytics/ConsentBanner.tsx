import { Button, Heading, Inline, Link, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../lib/intl/useText.ts';
import { useBrand } from '../brand/index.ts';
import { consent } from './consent.store.ts';

/** Asks whether visits may be counted, over the places of the page and without taking it over: yes and no weigh the same. */
export const ConsentBanner = observer(function ConsentBanner() {
  const text = useText();
  const { title, privacyUrl, termsUrl } = useBrand();
  return (
    <section
      aria-labelledby="consent-title"
      // Its room reaches below the bar, which is touched through it.
      className="pointer-events-none fixed inset-x-0 bottom-0 z-bar pb-bottom-bar tablet:pb-0"
    >
      <div className="mx-auto w-full max-w-column p-page">
        <div className="pointer-events-auto rounded-card border border-default bg-overlay p-4 shadow-float">
          <Stack gap="sm">
            <Heading level={2} size="lead" id="consent-title">
              {text('consent.title', { brand: title })}
            </Heading>
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
          </Stack>
        </div>
      </div>
    </section>
  );
});
