import { expect, test } from 'vitest';
import { judge, rulesFor } from './rules.ts';
import { parse } from './source.ts';

const rules = rulesFor(['aurora', 'jade']);
const found = (path: string, text: string) => judge(rules, parse(path, text)).map(({ rule }) => rule);

const PAGE = 'src/pages/home/HomePage.tsx';
const COMPONENT = 'design-system/src/components/Tag/Tag.tsx';
const STYLE = 'design-system/src/components/Tag/Tag.css.ts';
const from = "import { Card } from '@livery/design-system';\n";

test.each([
  ['no-colour-literal', PAGE, "const ground = '#ff0044';"],
  ['no-colour-literal', PAGE, 'const ring = `0 0 0 1px #fff`;'],
  ['no-colour-literal', COMPONENT, "const ground = 'oklch(0.7 0.1 200)';"],
  ['no-colour-literal', STYLE, "export const tag = style({ color: 'white' });"],
  ['no-palette-class', PAGE, 'const a = <p className="text-red-500" />;'],
  ['no-palette-class', COMPONENT, "const tone = 'flex hover:bg-white/50';"],
  ['no-palette-class', COMPONENT, "const pad = 'flex p-[13px]';"],
  ['no-style-from-outside', PAGE, `${from}const a = <Card className="flex" />;`],
  ['no-style-from-outside', PAGE, `${from}const a = <Card style={{ margin: 0 }} />;`],
  [
    'closed-props',
    COMPONENT,
    'interface TagProps { className?: string }\nexport function Tag(props: TagProps) {}',
  ],
  ['closed-props', COMPONENT, "interface TagProps extends ComponentProps<'a'> {}\nexport function Tag() {}"],
  [
    'closed-props',
    COMPONENT,
    "type TagProps = Pick<ComponentProps<'a'>, 'style'>;\nexport function Tag() {}",
  ],
  ['no-literal-text', PAGE, 'const a = <p>Hello</p>;'],
  ['no-literal-text', PAGE, 'const a = <p>你好</p>;'],
  ['no-literal-text', COMPONENT, 'const a = <button aria-label="Close" />;'],
  ['no-literal-text', COMPONENT, "const a = <img alt={'Clouds'} />;"],
  ['no-brand-by-id', PAGE, "const dear = 'jade';"],
  ['no-brand-by-id', PAGE, "const path = '/brands/aurora/icon.svg';"],
  ['no-brand-by-id', PAGE, 'const a = brand.id === wanted;'],
  ['no-brand-by-id', PAGE, 'const a = titles[theBrand.id];'],
  ['no-brand-by-id', PAGE, 'switch (stores.brand.id) {}'],
])('%s refuses, in %s: %s', (rule, path, text) => {
  expect(found(path, text)).toEqual([rule]);
});

test.each([
  ['an address of the page', PAGE, "const to = '#comments';"],
  ['a colour where colours are made', 'design-system/src/theme/oklch.ts', "const white = '#ffffff';"],
  ['semantic classes', COMPONENT, "const look = 'bg-accent text-on-accent hover:bg-accent-hover p-3.5';"],
  ['a plain element of the client', PAGE, 'const a = <div className="flex" />;'],
  [
    'picked attributes',
    COMPONENT,
    "interface TagProps extends Pick<ComponentProps<'a'>, 'id'> {}\nexport function Tag() {}",
  ],
  ['figures and signs', PAGE, 'const a = <p>12 · {count}</p>;'],
  ['a message', PAGE, "const a = <p aria-label={text('home.title')}>{text('home.title')}</p>;"],
  ['the id of a message', PAGE, 'const a = <Soon title="page.friends" />;'],
  ['words in a story', 'design-system/src/components/Tag/Tag.stories.tsx', 'const a = <p>Hello</p>;'],
  ['a word that contains an id', PAGE, "const stone = 'jaded';"],
  ['the id of anything else', PAGE, 'const a = post.id === wanted;'],
])('%s is let through', (_, path, text) => {
  expect(found(path, text)).toEqual([]);
});
