import type { OpsDiscoverCard } from '@livery/contract';
import { Poster, PosterGrid, Stack, Text } from '@livery/design-system';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { titleOf } from './title-of.ts';

type Shown = Pick<OpsDiscoverCard, 'id' | 'titles' | 'kind' | 'picture' | 'url'>;

/** As the product draws them. They lead nowhere from here. */
export function CardPreview({ cards }: { cards: readonly Shown[] }) {
  const text = useText();
  const { locale } = useLanguage();
  const label = text('ops.discover.preview');
  return (
    <Stack gap="sm">
      <Text as="p" size="footnote" tone="secondary">
        {label}
      </Text>
      <div inert>
        <PosterGrid label={label}>
          {cards.map((card) => (
            <Poster
              key={card.id}
              size={card.kind}
              href="#preview"
              title={titleOf(card, locale)}
              image={card.picture}
              outside={card.url.startsWith('https:') ? text('ops.discover.outside') : undefined}
            />
          ))}
        </PosterGrid>
      </div>
    </Stack>
  );
}
