import { avatar } from './avatar.ts';
import { bubble } from './bubble.ts';
import { chatList } from './chatList.ts';
import { envelope } from './envelope.ts';
import { feedCard } from './feedCard.ts';
import { gallery } from './gallery.ts';
import { grouping } from './grouping.ts';
import { haptics } from './haptics.ts';
import { icons } from './icons.ts';
import { LEVERS, type Lever, type Rule, type Rules, type Variants } from './levers.ts';
import { login } from './login.ts';
import { motion } from './motion.ts';
import { nav } from './nav.ts';
import { own } from './own.ts';
import { post } from './post.ts';
import { profile } from './profile.ts';
import { rail } from './rail.ts';
import { scenes } from './scenes/rules.ts';
import { sounds } from './sounds.ts';
import { tabs } from './tabs.ts';
import { wallet } from './wallet.ts';
import { wallpaper } from './wallpaper.ts';

/** What the first screen is built of: it stands in the HTML with the theme, and counts with it. */
const FIRST: { readonly [Name in Lever]?: Rules<Name> } = {
  nav,
  rail,
  feedCard,
  avatar,
  motion,
  tabs,
  icons,
};
/** What only other pages are built of. */
const PAGES: { readonly [Name in Lever]?: Rules<Name> } = {
  envelope,
  gallery,
  own,
  bubble,
  grouping,
  wallpaper,
  chatList,
  login,
  post,
  profile,
  scenes,
  haptics,
  sounds,
};

/** What one page alone is built of: a sheet of its own, which comes with that page. */
const WALLET: { readonly [Name in Lever]?: Rules<Name> } = { wallet };

const SHEETS = { first: FIRST, pages: PAGES, wallet: WALLET } as const;
export type VariantSheet = keyof typeof SHEETS;
export const VARIANT_SHEETS = Object.keys(SHEETS) as VariantSheet[];

/**
 * The rules of what a brand chose, as CSS text; '' where it chose nothing that the sheet holds. They stand in no layer, so they
 * win over the utilities of the components, whose parts they find by `part-*` classes.
 */
export function variantsCss(variants: Variants, sheet: VariantSheet): string {
  const rules: Partial<Record<Lever, Readonly<Record<string, Rule>>>> = SHEETS[sheet];
  return (Object.keys(LEVERS) as Lever[])
    .map((lever) => rules[lever]?.[variants[lever] ?? LEVERS[lever][0]] ?? '')
    .map((rule) => (typeof rule === 'string' ? rule : rule(variants)))
    .join('');
}
