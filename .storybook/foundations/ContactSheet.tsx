import { Heading, Stack } from '@livery/design-system';
import { storyBrands } from '../brands.ts';
import { addressOfPage, type PageStory } from '../pageStories.ts';

const PHONE = { inlineSize: 390, blockSize: 844 };
const SCALE = 0.6;

interface ContactSheetProps {
  page: PageStory;
  scheme: string;
  locale: string;
  direction: string;
}

/** One screen of the product in every brand, side by side: what differs between them is what brands decide. */
export function ContactSheet({ page, ...looks }: ContactSheetProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {storyBrands.map(({ id, title }) => (
        <Stack key={id} gap="sm">
          <Heading level={2} size="lead">
            {title[looks.locale] ?? id}
          </Heading>
          <div
            style={{
              inlineSize: PHONE.inlineSize * SCALE,
              blockSize: PHONE.blockSize * SCALE,
              overflow: 'clip',
            }}
          >
            <iframe
              title={id}
              src={addressOfPage(page, { brand: id, ...looks })}
              style={{ ...PHONE, border: 0, scale: SCALE, transformOrigin: '0 0' }}
            />
          </div>
        </Stack>
      ))}
    </div>
  );
}
