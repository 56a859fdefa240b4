import { Anchor } from '../Link/Link.tsx';
import {
  type LogoSize,
  type LogoWords,
  logoMarkStyles,
  logoStyles,
  logoWordsStyles,
} from './Logo.variants.ts';

export interface LogoProps {
  /** Address of the brand's square mark. */
  src: string;
  name: string;
  href: string;
  /** Words beside the mark: always, only where the rail is wide, or never (the name is then read only). */
  words?: LogoWords;
  /** `display`: on the first auth screen. */
  size?: LogoSize;
}

/** Mark and name of the brand, linked to its first page. Where only the mark shows, the name is read. */
export function Logo({ src, name, href, words = 'always', size = 'bar' }: LogoProps) {
  return (
    <Anchor href={href} className={logoStyles({ size })}>
      <img src={src} alt="" className={logoMarkStyles({ size })} />
      <span className={logoWordsStyles({ words })}>{name}</span>
    </Anchor>
  );
}
