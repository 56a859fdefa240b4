import { Box, Card, Heading, Inline, List, Stack, Text } from '@livery/design-system';
import { varName } from '@livery/design-system/theme';
import { type CSSProperties, useEffect, useState } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { tokenPaths } from '../docs/tokens.ts';

interface TokenSheetProps {
  zh: string;
  en: string;
  note: { zh: string; en: string };
  /** Groups of the theme contract, each with what its tokens do to a sample. */
  groups: readonly { path: string; styleOf: (value: string) => CSSProperties; words?: string }[];
  /** Brand and scheme: another one has other values. */
  look: string;
}

/** What the page's theme gives now; an effect of its own, since the theme is put on in one. */
function useValues(look: string): (path: string) => string {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void look;
    const theme = getComputedStyle(document.documentElement);
    setValues(new Map(tokenPaths.map((path) => [path, theme.getPropertyValue(varName(path)).trim()])));
  }, [look]);
  return (path) => values.get(path) ?? '';
}

const isIn = (group: string) => (path: string) => path === group || path.startsWith(`${group}.`);

/** One foundation, from the tokens of the chosen brand: nothing here is written down a second time. */
export function TokenSheet({ zh, en, note, groups, look }: TokenSheetProps) {
  const say = useSay();
  const readToken = useValues(look);
  return (
    <Stack as="main" gap="xl">
      <Stack gap="sm">
        <Heading level={1} size="display">
          {say(zh, en)}
        </Heading>
        <Text tone="secondary">{say(note.zh, note.en)}</Text>
      </Stack>
      {groups.map(({ path: group, styleOf, words = '' }) => (
        <Stack key={group} gap="sm">
          <Heading level={2} size="title">
            {group}
          </Heading>
          <Card>
            <List label={group}>
              {tokenPaths.filter(isIn(group)).map((path) => (
                <Box as="li" key={path} padX="cardPad" padY="sm">
                  <Inline gap="lg" wrap>
                    <span data-art="" data-token={path} style={styleOf(`var(${varName(path)})`)}>
                      {words}
                    </span>
                    <Stack gap="xxs">
                      <Text weight="medium">{path}</Text>
                      <Text size="footnote" tone="secondary">
                        {readToken(path)}
                      </Text>
                    </Stack>
                  </Inline>
                </Box>
              ))}
            </List>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
