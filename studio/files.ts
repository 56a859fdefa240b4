import { jsonText } from '../server/cli/brand/json-text.ts';
import { type Change, type Draft, withBrand, withTokens } from './draft.ts';
import { isGroup } from './json.ts';

/** What a folder of `brands/` holds in these two files, as text. */
export const textsOf = ({ brand, file }: Draft) => ({
  'brand.json': `${jsonText(brand)}\n`,
  'tokens.json': `${jsonText(file)}\n`,
});

export type FileName = keyof ReturnType<typeof textsOf>;

function parsed(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Takes over a `brand.json` or `tokens.json`, told apart by what stands in it; a bad one leaves the draft as it was. */
export function withFile(draft: Draft, text: string): Change {
  const content = parsed(text);
  if (content === undefined)
    return {
      status: 'refused',
      faults: [
        {
          place: '',
          why: 'the file is no JSON, so nothing of it can be read',
          remedy: 'open it in an editor that marks mistakes, and correct the first',
        },
      ],
    };
  const { json } = content;
  return isGroup(json) && ('hosts' in json || 'title' in json)
    ? withBrand(draft, json)
    : withTokens(draft, json);
}
