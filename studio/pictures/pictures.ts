import * as chats from './chats.ts';
import * as feel from './feel.ts';
import * as pages from './pages.ts';
import type { Pictures, Shape } from './shapes.ts';

const LEVERS: Readonly<Record<string, Pictures>> = { ...pages, ...chats, ...feel };

/** The picture of one value of a lever, `variants.nav` and `pill`; undefined for a field that has none. */
export function pictureOf(path: string, value: string): readonly Shape[] | undefined {
  const [group, lever = '', ...deeper] = path.split('.');
  return group === 'variants' && deeper.length === 0 ? LEVERS[lever]?.[value] : undefined;
}
