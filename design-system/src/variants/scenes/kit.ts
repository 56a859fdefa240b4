import { put } from './forms.ts';
import type { SceneName } from './scene.names.ts';

/** Things that scenes are put together from, each about 90 wide around its own middle. */
export interface Parts {
  readonly bubble: string;
  /** Another's, and quieter. */
  readonly reply: string;
  readonly photo: string;
  readonly blank: string;
  readonly person: string;
  readonly friend: string;
  readonly lens: string;
  /** What lost its way: 120 wide, it stands alone. */
  readonly lost: string;
  readonly envelope: string;
  readonly coin: string;
  readonly sun: string;
}

/** Where a thing stands, and how: x, y, scale, turn. */
type Place = readonly [x: number, y: number, scale?: number, turn?: number];
type Welcome = Readonly<Record<'sun' | 'bubble' | 'photo' | 'envelope', Place>>;

/** One way of drawing. */
export interface Kit {
  readonly defs?: string;
  readonly parts: Parts;
  /** What lies behind the things, 200 × 160, and what hangs around them. */
  readonly behind: Readonly<Partial<Record<SceneName, string>>> & { readonly all: string };
  readonly around: string;
  /** 800 × 800, cropped from its foot. */
  readonly land: string;
  /** Things at the login, where they do not stand as the components draw them. */
  readonly welcome?: Welcome;
}

const WELCOME: Welcome = {
  sun: [286, 150],
  bubble: [132, 130, 1.6],
  photo: [258, 268, 1.45, 9],
  envelope: [130, 280, 1.1, -10],
};

const state = (behind: string, around: string, ...things: string[]): string =>
  behind + things.join('') + around;

/** The things of a scene in their places. */
function contentOf({ parts, behind, around, land, welcome = WELCOME }: Kit, name: SceneName): string {
  const of = (...things: string[]) => state(behind[name] ?? behind.all, around, ...things);
  switch (name) {
    case 'messages':
      return of(put(parts.reply, 74, 58, '-.92 .92'), put(parts.bubble, 122, 92));
    case 'pictures':
      return of(put(parts.blank, 74, 82, 1, -9), put(parts.photo, 122, 80, 1.08, 7));
    case 'people':
      return of(put(parts.friend, 72, 88, 0.9), put(parts.person, 120, 86, 1.15));
    case 'search':
      return of(put(parts.lens, 100, 80, 1.1));
    case 'connection':
      return of(put(parts.lost, 100, 80));
    case 'wallet':
      return of(
        put(parts.coin, 58, 116, 1.3),
        put(parts.envelope, 100, 76, 1.1, -6),
        put(parts.coin, 142, 112, 1.1),
        put(parts.coin, 150, 44, 0.8),
      );
    case 'welcome':
      return (['sun', 'bubble', 'photo', 'envelope'] as const)
        .map((thing) => put(parts[thing], ...welcome[thing]))
        .join('');
    case 'land':
      return land;
  }
}

const SIZES: Partial<Record<SceneName, string>> = { welcome: '400 420', land: '800 800' };

/** A scene as a drawing of its own; its colours have the theme's names. */
export function sceneOf(kit: Kit, name: SceneName): string {
  const size = SIZES[name] ?? '200 160';
  const [width, height] = size.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size}"><defs>${kit.defs ?? ''}</defs>${contentOf(kit, name)}</svg>`;
}
