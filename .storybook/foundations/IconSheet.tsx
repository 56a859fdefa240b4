import { Grid, Heading, Icon, Stack, Text } from '@livery/design-system';
import * as icons from '../../design-system/src/icons/index.ts';
import { useSay } from '../../design-system/src/stories/say.tsx';

/** The whole set, in the stroke of the brand. */
export function IconSheet() {
  const say = useSay();
  return (
    <Stack as="main" gap="xl">
      <Stack gap="sm">
        <Heading level={1} size="display">
          {say('图标', 'Icons')}
        </Heading>
        <Text tone="secondary">
          {say(
            '同一套图形，线条粗细由品牌决定；旁边总有文字或名字。',
            'One set of drawings in the stroke of the brand. Words or a name stand beside each.',
          )}
        </Text>
      </Stack>
      <Grid columns="fit">
        {Object.entries(icons).map(([name, glyph]) => (
          <Stack key={name} gap="xs">
            <Icon of={glyph} size="lg" />
            <Text size="footnote" tone="secondary" wrap="pretty">
              {name}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
