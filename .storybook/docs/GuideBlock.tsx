import { varName } from '@livery/design-system/theme';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../design-system/src/stories/guide.ts';
import type { ComponentFacts } from './facts.ts';

/** A colour is shown as the chosen brand has it; of other tokens the name says more than a picture. */
function Token({ path }: { path: string }) {
  const isColor = /^(color|illustration)\./.test(path);
  return (
    <li>
      {isColor && (
        <span
          style={{
            display: 'inline-block',
            inlineSize: 12,
            blockSize: 12,
            marginInlineEnd: 6,
            outline: '1px solid currentColor',
            background: `var(${varName(path)})`,
          }}
        />
      )}
      <code>{path}</code>
    </li>
  );
}

function Made({ facts: { tokens, madeOf } }: { facts: ComponentFacts }) {
  return (
    <>
      <h3>Tokens</h3>
      {tokens.length === 0 && <p>None of its own: it arranges, or leaves the looks to what it is made of.</p>}
      <ul style={{ columns: '15em', paddingInlineStart: 0, listStyle: 'none' }}>
        {tokens.map((path) => (
          <Token key={path} path={path} />
        ))}
      </ul>
      {madeOf.length > 0 && <p>Made of {madeOf.join(', ')}, which have tokens of their own.</p>}
    </>
  );
}

/** What a designer asks of a component: its parts, what to do and not to do with it, and what a brand changes of it. */
export function GuideBlock({ guide, facts }: { guide: Guide; facts: ComponentFacts | undefined }) {
  return (
    <section data-guide="">
      <h3>Anatomy</h3>
      <ol style={{ listStyle: 'decimal' }}>
        {guide.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
      <h3>Do and don’t</h3>
      <Markdown>{`**Do.** ${guide.does}\n\n**Don’t.** ${guide.avoids}`}</Markdown>
      {facts && <Made facts={facts} />}
    </section>
  );
}
