import { Avatar, Card, Heading, Inline, Link, Stack, Text } from '@livery/design-system';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { type StoryBrand, storyBrands } from '../brands.ts';

/** This page again, in another brand, as the toolbar would show it. */
const inBrand = ({ id }: StoryBrand, locale: string): string =>
  `./?path=/story/introduction--brands&globals=brand:${id};locale:${locale}`;

interface IntroductionProps {
  /** Id of the one that is worn. */
  brand: string;
  locale: string;
}

/** What this is, whose it is, and how to read it. */
export function Introduction({ brand, locale }: IntroductionProps) {
  const say = useSay();
  const paragraphs = [
    say(
      '一套组件，多个品牌。品牌是一个文件夹：颜色、字体、圆角、疏密、图形与文字；组件只认契约里的名字。',
      'One set of components, many brands. A brand is a folder: colours, faces, corners, density, drawings and words. Components know the names of the contract alone.',
    ),
    say(
      '上方的工具栏可换品牌、明暗、语言与书写方向；「Foundations」列出所选品牌的每个取值，「Brands」把同一屏在各品牌里并排。',
      'The toolbar above changes brand, scheme, language and direction. Foundations shows every value of the chosen brand; Brands has one screen in all of them; npm run brand -- studio changes one on the running product.',
    ),
    say(
      '每个组件的文档页写明：何时用、由哪些部分组成、宜与忌、用到哪些取值、全部属性与状态。',
      'The docs page of a component says when to use it, its parts, do and don’t, the tokens that it uses, its props and its states.',
    ),
  ];
  return (
    <Stack as="main" gap="xl">
      <Stack gap="md">
        <Heading level={1} size="display">
          Livery
        </Heading>
        {paragraphs.map((paragraph) => (
          <Text as="p" key={paragraph} wrap="pretty">
            {paragraph}
          </Text>
        ))}
      </Stack>
      <Stack gap="md">
        <Heading level={2}>{say('品牌', 'Brands')}</Heading>
        {storyBrands.map((each) => {
          const name = each.title[locale] ?? each.id;
          return (
            <Card key={each.id} pad="panel">
              <Inline gap="md">
                <Avatar name={name} src={each.icon} />
                <Link tone="standalone" href={inBrand(each, locale)} target="_top">
                  {name}
                </Link>
                {each.id === brand && <Text tone="secondary">{say('现在穿着', 'worn now')}</Text>}
              </Inline>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
